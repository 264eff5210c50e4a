import { z } from "zod";
import { metaSchema, text } from "#content/schemas/fields.ts";

/** What one entry is called, and the heading above all of them. */
const kindSchema = z.strictObject({ one: text, many: text });

/** The page that lists all others. */
export const searchSchema = z.strictObject({
	meta: metaSchema,
	heading: text,
	lead: text,
	/** Said where JavaScript is off. */
	withoutScript: text,
	/** Said where its script or its copy can't be fetched. */
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
