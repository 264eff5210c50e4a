import { z } from "zod";
import { countedSchema } from "#content/schemas/pages/blocks.ts";
import { actionSchema, metaSchema, text } from "#content/schemas/section.ts";

/** What one entry is called, and the heading above all of them. */
const kindSchema = z.strictObject({ one: text, many: text });

/** The page that lists all others, and the words of the search, which opens on any page. */
export const searchSchema = z.strictObject({
	meta: metaSchema,
	heading: text,
	lead: text,
	field: text,
	hint: text,
	/** Read out and shown after each letter. */
	found: z.strictObject({ one: countedSchema, many: countedSchema }),
	/** Shown before anything is typed. */
	start: z.strictObject({ heading: text, links: z.array(actionSchema).min(3) }),
	none: z.strictObject({
		text: z.string().includes("{query}"),
		advice: text,
		links: z.array(actionSchema).min(1),
	}),
	failed: text,
	kinds: z.strictObject({
		page: kindSchema,
		service: kindSchema,
		industry: kindSchema,
		product: kindSchema,
		article: kindSchema,
		"case-study": kindSchema,
		"white-paper": kindSchema,
		chapter: kindSchema,
		webinar: kindSchema,
		policy: kindSchema,
	}),
});

type Search = z.infer<typeof searchSchema>;
export type PageKind = keyof Search["kinds"];
