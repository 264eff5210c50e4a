import { z } from "zod";
import { metaSchema, order, text } from "#content/schemas/fields.ts";

/** Front matter of a policy; its text is the Markdown below. */
export const policySchema = z.strictObject({
	title: text,
	/** What it comes to, in a sentence or two below its title. */
	summary: text,
	order,
	meta: metaSchema,
});
