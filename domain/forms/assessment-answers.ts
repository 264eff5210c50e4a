import type { FormValues } from "#domain/forms/field.ts";
import { type Answers, answersSchema } from "#domain/readiness/answers.ts";
import { questions } from "#domain/readiness/questions.ts";

/** The controls that the readiness model reads; the others are about a person. */
const modelFields = [
	"industry",
	"companySize",
	"revenue",
	"experience",
	"challenges",
	"interests",
	...questions,
] as const;

/**
 * What the readiness model reads from a form that has been checked. Browser and service both come from values to a
 * report by this function. An empty control is an absent answer; a box ticked twice counts once.
 */
export function answersOfForm(values: FormValues): Answers {
	const given = modelFields.flatMap((name) => {
		const value = values[name];
		if (value === undefined || value.length === 0) return [];
		return [[name, typeof value === "string" ? value : [...new Set(value)]] as const];
	});
	return answersSchema.parse(Object.fromEntries(given));
}

/** The choices of an assessment as the form's controls hold them; the person's own fields stay out. */
export function formValuesOf(answers: Answers): FormValues {
	return Object.fromEntries(
		modelFields.flatMap((name) => {
			const value = answers[name];
			return value === undefined ? [] : [[name, value]];
		}),
	);
}
