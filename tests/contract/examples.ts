import { assessmentExamples } from "./assessment-examples.ts";
import { contactExamples } from "./contact-examples.ts";
import type { FormExample } from "./form-example.ts";
import { aboutExamples, subjectExamples } from "./other-examples.ts";

/** Put to the schema, to the running service and to the built page alike. */
export const formExamples: readonly FormExample[] = [
	...contactExamples,
	...aboutExamples,
	...subjectExamples,
	...assessmentExamples,
];

/** Whether a plain form can send it: texts, and lists of texts. */
export function isPlain({ values }: FormExample): boolean {
	return Object.values(values).every(
		(value) =>
			typeof value === "string" || (Array.isArray(value) && value.every((each) => typeof each === "string")),
	);
}
