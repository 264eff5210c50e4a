import { z } from "zod";
import { articleCategories } from "#content/schemas/article.ts";
import { text } from "#content/schemas/fields.ts";
import { message } from "#content/schemas/message.ts";
import { closingSchema, pageHead } from "#content/schemas/pages/blocks.ts";
import { filterCopy } from "#content/schemas/pages/category.ts";

/** The list of articles with its filter, and what is around an article. */
export const blogSchema = z.strictObject({
	...pageHead,
	...filterCopy(articleCategories),
	readTime: message("count"),
	labels: z.strictObject({
		by: text,
		published: text,
		length: text,
		contents: text,
		sources: text,
		/** Above other articles, at the end of one. */
		next: text,
		related: text,
	}),
	feed: z.strictObject({ rss: text, json: text }),
	closing: closingSchema,
});

export type Blog = z.infer<typeof blogSchema>;
