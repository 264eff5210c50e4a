import { z } from "zod";
import { metaSchema, text } from "#content/schemas/section.ts";

/** Front matter of a policy; its text is the Markdown below. */
export const policySchema = z.strictObject({
	title: text,
	order: z.int().min(1).max(3),
	effective: z.iso.date(),
	meta: metaSchema,
});
