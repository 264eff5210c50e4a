import { z } from "zod";
import { metaSchema, text } from "#content/schemas/section.ts";

export const failureSchema = z.strictObject({
	meta: metaSchema,
	heading: z.literal("Unexpected Application Error!"),
	text,
	/** Stand before the status, and above the stack trace in development. */
	status: text,
	trace: text,
	links: z.strictObject({ search: text, home: text, contact: text }),
});
