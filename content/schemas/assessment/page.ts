import { z } from "zod";
import { text } from "#content/schemas/section.ts";
import { assessmentSteps } from "#domain/forms/assessment-form.ts";

const stepIds = assessmentSteps.map(({ id }) => id);

/** The words around the assessment's form. Braces are places that the page fills in. */
export const assessmentCopySchema = z.strictObject({
	steps: z.record(z.enum(stepIds), z.strictObject({ title: text, lead: text })),
	progress: text,
	/** Above what is still missing. */
	problems: text,
	position: text.includes("{step}"),
	back: text,
	next: text.includes("{title}"),
	deeper: text,
	panel: z.strictObject({
		heading: text,
		range: text.includes("{low}"),
		known: text.includes("{answered}"),
		hint: text,
		name: text,
		valueText: text,
		provisional: text,
		settled: text,
		outOf: text,
	}),
	badLink: z.strictObject({ heading: text, damaged: text, "unknown-version": text }),
	opening: text,
	unreachable: z.strictObject({ text, retry: text }),
});
