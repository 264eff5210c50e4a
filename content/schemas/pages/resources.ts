import { z } from "zod";
import { closingSchema, pageHead } from "#content/schemas/pages/blocks.ts";
import { text } from "#content/schemas/section.ts";

const resourceCardSchema = z.strictObject({
	title: text,
	description: text,
	href: z.string().startsWith("/resources/"),
	/** How many there are, e.g. "6 articles". */
	count: z.string().regex(/^\d+ \S/),
	/** A lucide icon name. */
	icon: text,
});

export const resourcesSchema = z.strictObject({
	...pageHead,
	cards: z.array(resourceCardSchema).length(4),
	closing: closingSchema,
});

export type Resources = z.infer<typeof resourcesSchema>;
