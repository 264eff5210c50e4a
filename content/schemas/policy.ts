import { z } from "zod";
import { metaSchema, text } from "#content/schemas/section.ts";

/** Front matter of a policy; its text is the Markdown below. */
export const policySchema = z.strictObject({
	title: text,
	/** Place in the footer. */
	order: z.int().positive(),
	effective: z.iso.date(),
	meta: metaSchema,
});
