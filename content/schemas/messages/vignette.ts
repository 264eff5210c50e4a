import { z } from "zod";
import { text } from "#content/schemas/fields.ts";

export const vignetteMessagesSchema = z.strictObject({
	note: text,
	/** The same in the corner of a small picture. */
	shortNote: text.max(12),
});
