import { z } from "zod";
import { actionSchema, text } from "#content/schemas/section.ts";

/** What the service says about a report that it shows, and in place of one that has expired. */
export const assessmentReportSchema = z.strictObject({
	kept: text,
	again: actionSchema,
	gone: z.strictObject({ heading: text, text, contact: actionSchema }),
});
