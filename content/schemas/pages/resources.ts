import { z } from "zod";
import { iconName, text } from "#content/schemas/fields.ts";
import { message } from "#content/schemas/message.ts";
import { closingSchema, pageHead } from "#content/schemas/pages/blocks.ts";

const resourceCardSchema = z.strictObject({
	title: text,
	description: text,
	href: z.enum([
		"/resources/case-studies",
		"/resources/blog",
		"/resources/white-papers",
		"/resources/webinars",
	]),
	/** How many there are. */
	count: message("count"),
	icon: iconName,
});

export const resourcesSchema = z.strictObject({
	...pageHead,
	/** Before the session that is held next. */
	next: text,
	/** Before the newest entry of each other list. */
	latest: text,
	cards: z.array(resourceCardSchema).length(4),
	closing: closingSchema,
});

export type Resources = z.infer<typeof resourcesSchema>;
