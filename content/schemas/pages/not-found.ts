import { z } from "zod";
import { metaSchema, text } from "#content/schemas/fields.ts";

export const notFoundSchema = z.strictObject({
	meta: metaSchema,
	/** What went wrong in technical terms, in small type above the heading. */
	error: text,
	status: text,
	heading: text,
	lead: text,
	/** The label of the field, and its button. */
	search: z.strictObject({ label: text, submit: text }),
	links: z.strictObject({ pages: text, home: text, contact: text }),
});
