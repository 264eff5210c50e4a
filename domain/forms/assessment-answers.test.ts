import { describe, expect, test } from "vitest";
import { answersOfForm, formValuesOf } from "#domain/forms/assessment-answers.ts";
import { assessmentForm, assessmentSteps, stepOfField } from "#domain/forms/assessment-form.ts";
import { checkForm } from "#domain/forms/check-form.ts";

const filled = {
	companyName: "Kōwhai Joinery",
	firstName: "Mere",
	lastName: "Tāmati",
	email: "mere@example.co.nz",
	industry: "manufacturing",
	experience: "some",
	challenges: ["inventory", "manual-processes"],
	interests: [],
	dataAccess: "75",
	rules: "unknown",
};

function checkedValues(raw: object) {
	const checked = checkForm(assessmentForm, raw);
	if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
	return checked.values;
}

describe("a visitor who fills the assessment", () => {
	test("has the choices read into the model's order and nothing about the person", () => {
		expect(answersOfForm(checkedValues(filled))).toEqual({
			industry: "manufacturing",
			experience: "some",
			challenges: ["manual-processes", "inventory"],
			interests: [],
			dataAccess: "75",
			rules: "unknown",
		});
	});

	test("may leave out everything but company, name and mail address", () => {
		const { companyName, firstName, lastName, email } = filled;
		expect(answersOfForm(checkedValues({ companyName, firstName, lastName, email }))).toEqual({
			challenges: [],
			interests: [],
		});
	});

	test("is not refused a report because a program sent a box twice", () => {
		const values = checkedValues({ ...filled, challenges: ["inventory", "inventory"] });
		expect(answersOfForm(values).challenges).toEqual(["inventory"]);
	});

	test("finds the same choices again when taking it once more", () => {
		const answers = answersOfForm(checkedValues(filled));
		expect(answersOfForm(formValuesOf(answers))).toEqual(answers);
	});

	test("meets every field on exactly one step, in the form's order", () => {
		const onSteps = assessmentSteps.flatMap(({ fields }): readonly string[] => fields);
		expect(onSteps).toEqual(assessmentForm.fields.map(({ name }) => name));
		expect(stepOfField("email")).toBe(3);
		expect(stepOfField("review")).toBe(4);
	});
});
