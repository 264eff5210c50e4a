import { z } from "zod";
import { actionSchema, metaSchema, text } from "#content/schemas/fields.ts";

/** The report of an invented business, for visitors who have not taken the assessment. */
export const sampleReportSchema = z.strictObject({
	meta: metaSchema,
	heading: text,
	/** The invented business. */
	company: text,
	/** That it is invented, and what that means. */
	mark: text,
	note: text,
	actions: z.array(actionSchema).max(2),
	closing: z.strictObject({ heading: text, text, actions: z.array(actionSchema).length(2) }),
});

export type SampleReportPage = z.infer<typeof sampleReportSchema>;
