import { z } from "zod";
import { actionSchema, metaSchema, text } from "#content/schemas/section.ts";

/** The receipt of a form that was sent without JavaScript. */
export const receivedSchema = z.strictObject({
	meta: metaSchema,
	heading: text,
	text,
	referenceLabel: text,
	/** Stands above the due time at each office. */
	dueLabel: text,
	next: z.strictObject({ heading: text, items: z.array(text).min(2) }),
	back: actionSchema,
});
