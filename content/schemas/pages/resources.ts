import { z } from "zod";
import { closingSchema, pageHead } from "#content/schemas/pages/blocks.ts";
import { text } from "#content/schemas/section.ts";

const resourceCardSchema = z.strictObject({
	title: text,
	description: text,
	href: z.enum([
		"/resources/case-studies",
		"/resources/blog",
		"/resources/white-papers",
		"/resources/webinars",
	]),
	/** How many there are, e.g. "{count} articles". */
	count: z.string().regex(/\{count\}/, "{count} stands for the number"),
	/** A lucide icon name. */
	icon: text,
});

export const resourcesSchema = z.strictObject({
	...pageHead,
	cards: z.array(resourceCardSchema).length(4),
	closing: closingSchema,
});

export type Resources = z.infer<typeof resourcesSchema>;
