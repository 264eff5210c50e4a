import { z } from "zod";
import { text } from "#content/schemas/fields.ts";
import { message } from "#content/schemas/message.ts";
import { closingSchema, headedSchema, pageHead } from "#content/schemas/pages/blocks.ts";
import { filterCopy } from "#content/schemas/pages/category.ts";
import { whitePaperCategories } from "#content/schemas/white-paper.ts";

/** The list of papers with its filter, and the headings of a paper's own page. */
export const whitePapersSchema = z.strictObject({
	...pageHead,
	...filterCopy(whitePaperCategories),
	labels: z.strictObject({
		published: text,
		length: text,
		category: text,
		readers: text,
		pages: message("count"),
		downloads: message("count"),
		topics: text,
		abstract: text,
		contents: text,
		summary: text,
		sources: text,
	}),
	/** The button on a card, the one on the paper's page, and the way to the paper's chapters on the site. */
	download: z.strictObject({ card: text, page: text, read: text }),
	request: headedSchema,
	links: headedSchema,
	closing: closingSchema,
});

export type WhitePapers = z.infer<typeof whitePapersSchema>;
