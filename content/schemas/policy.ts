import { z } from "zod";
import { metaSchema, order, text } from "#content/schemas/fields.ts";

/** Front matter of a policy; its text is the Markdown below. */
export const policySchema = z.strictObject({
	title: text,
	order,
	meta: metaSchema,
});
