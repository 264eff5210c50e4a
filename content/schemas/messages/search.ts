import { z } from "zod";
import { linkSchema, text } from "#content/schemas/fields.ts";
import { message } from "#content/schemas/message.ts";

/** The search, which opens on any page. */
export const searchMessagesSchema = z.strictObject({
	field: text,
	hint: text,
	/** Names the box that switches the key "/" on. */
	key: text,
	/** Read out and shown after each letter. */
	found: message("count", "query"),
	/** The same where there are more than are shown. */
	best: message("shown", "count", "query"),
	/** Under a result whose title and description don't show the word. */
	parts: message("headings"),
	/** Before the names of pages that hold the word in their text alone. */
	mentions: text,
	/** Shown before anything is typed. */
	start: z.strictObject({ heading: text, links: z.array(linkSchema).min(3) }),
	none: z.strictObject({ text: message("query"), advice: text, links: z.array(linkSchema).min(1) }),
	failed: text,
});

export type SearchMessages = z.infer<typeof searchMessagesSchema>;
