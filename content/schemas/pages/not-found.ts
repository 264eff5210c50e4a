import { z } from "zod";
import { metaSchema, text } from "#content/schemas/fields.ts";

export const notFoundSchema = z.strictObject({
	meta: metaSchema,
	heading: text,
	lead: text,
	links: z.strictObject({ search: text, home: text, contact: text }),
});
