import { accepted, type FormExample, person, refused, required } from "./form-example.ts";

const assessed = { ...person, companyName: "Kōwhai Joinery" };

export const assessmentExamples: FormExample[] = [
	accepted("assessment", "the required fields only", assessed),
	accepted("assessment", "every kind of answer", {
		...assessed,
		industry: "manufacturing",
		companySize: "500+",
		experience: "some",
		challenges: ["inventory", "manual-processes"],
		interests: ["chatbots"],
		goals: "Fewer stock-outs\nby winter",
		dataAccess: "75",
		rules: "unknown",
	}),
	accepted("assessment", "a box ticked twice by a program", {
		...assessed,
		challenges: ["inventory", "inventory"],
	}),
	refused("assessment", "nothing", {}, ...required("companyName", "firstName", "lastName", "email")),
	refused(
		"assessment",
		"an industry that the form does not offer",
		{ ...assessed, industry: "space" },
		{
			field: "industry",
			code: "not-an-option",
		},
	),
	refused(
		"assessment",
		"one challenge of two that the form does not offer",
		{ ...assessed, challenges: ["inventory", "world-peace"] },
		{ field: "challenges", code: "not-an-option" },
	),
	refused(
		"assessment",
		"goals of 5,001 characters",
		{ ...assessed, goals: "x".repeat(5001) },
		{
			field: "goals",
			code: "too-long",
		},
	),
	refused(
		"assessment",
		"a score of its own making",
		{ ...assessed, score: "100" },
		{
			field: "score",
			code: "unknown",
		},
	),
];
