import { z } from "zod";
import { actionSchema, text } from "#content/schemas/fields.ts";
import { message } from "#content/schemas/message.ts";

/** What the service says about a report that it shows, and in place of one that has expired. */
export const assessmentReportSchema = z.strictObject({
	kept: message("days"),
	again: actionSchema,
	gone: z.strictObject({ heading: text, text: message("days"), contact: actionSchema }),
});
