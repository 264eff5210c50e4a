import { z } from "zod";
import { actionSchema, metaSchema, text } from "#content/schemas/fields.ts";

/** The receipt of a form that was sent without JavaScript. */
export const receivedSchema = z.strictObject({
	meta: metaSchema,
	text,
	next: z.strictObject({ heading: text }),
	back: actionSchema,
});
