import { z } from "zod";
import { linkSchema, text } from "#content/schemas/fields.ts";
import { message } from "#content/schemas/message.ts";
import { assessmentSteps } from "#domain/forms/assessment-form.ts";

const stepIds = assessmentSteps.map(({ id }) => id);

/** The score so far, next to the form; what it says of the score itself is the report's. */
const panelSchema = z.strictObject({
	heading: text,
	/** In place of a stage. */
	none: text,
	hint: text,
});

/** What is around the assessment's form, and in its place when a report can't be shown. */
export const assessmentMessagesSchema = z.strictObject({
	steps: z.record(z.enum(stepIds), z.strictObject({ title: text, lead: text })),
	progress: text,
	/** Above the first step, where the device has a report. */
	lastReport: message("date"),
	/** Above what is still missing. */
	problems: text,
	/** A button that takes back the answer to a question. */
	clearChoice: text,
	position: message("step", "count"),
	back: text,
	next: message("title"),
	deeper: text,
	panel: panelSchema,
	badLink: z.strictObject({ heading: text, damaged: text, "unknown-version": text }),
	opening: text,
	blocked: z.strictObject({ heading: text, text, own: linkSchema }),
	withoutScript: text,
	offer: z.strictObject({ text: message("questions", "minutes", "deeperQuestions"), sample: linkSchema }),
	unreachable: z.strictObject({ text, retry: text }),
});

export type AssessmentMessages = z.infer<typeof assessmentMessagesSchema>;
