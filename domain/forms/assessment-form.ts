import type { Field, FormDefinition } from "#domain/forms/field.ts";
import { email, firstName, lastName, phone } from "#domain/forms/person-fields.ts";
import {
	challenges,
	companySizes,
	experiences,
	industries,
	interests,
	revenues,
} from "#domain/readiness/options.ts";
import { questions, questionValues } from "#domain/readiness/questions.ts";

const companyName = {
	name: "companyName",
	kind: "text",
	required: true,
	maxLength: 200,
	autocomplete: "organization",
} as const;
const jobTitle = {
	name: "jobTitle",
	kind: "text",
	required: false,
	maxLength: 200,
	autocomplete: "organization-title",
} as const;
const goals = { name: "goals", kind: "long-text", required: false, maxLength: 5000, rows: 4 } as const;

/** The assessment: a company, what the readiness model reads, the person, and the ten optional questions. */
export const assessmentForm = {
	id: "assessment",
	fields: [
		companyName,
		{ name: "industry", kind: "choice", options: industries },
		{ name: "companySize", kind: "choice", options: companySizes },
		{ name: "revenue", kind: "choice", options: revenues },
		{ name: "experience", kind: "choice", options: experiences },
		{ name: "challenges", kind: "choices", options: challenges },
		{ name: "interests", kind: "choices", options: interests },
		goals,
		firstName,
		lastName,
		email,
		phone,
		jobTitle,
		...questions.map((name) => ({ name, kind: "choice", options: questionValues }) as const),
	] satisfies readonly Field[],
} as const satisfies FormDefinition;

/**
 * The steps of the form on its page, and the fields of each, in the form's order. A name and an address are asked for
 * on the last required step, when the visitor has seen a score.
 */
export const assessmentSteps = [
	{ id: "business", fields: ["companyName", "industry", "companySize", "revenue"] },
	{ id: "today", fields: ["experience", "challenges"] },
	{ id: "wishes", fields: ["interests", "goals"] },
	{ id: "you", fields: ["firstName", "lastName", "email", "phone", "jobTitle"] },
	{ id: "deeper", fields: questions },
] as const;

/** The place of the step that has a field, counted from 0; the first step for a field that the form lacks. */
export function stepOfField(field: string): number {
	const place = assessmentSteps.findIndex(({ fields }) => fields.some((name) => name === field));
	return Math.max(place, 0);
}
