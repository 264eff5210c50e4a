import { z } from "zod";
import { externalSourceSchema } from "#content/schemas/external-source.ts";
import { metaSchema, pointSchema, text } from "#content/schemas/section.ts";

/** The filter buttons, in their order after "All". */
export const whitePaperCategories = [
	"Strategy",
	"Implementation",
	"Customer Service",
	"Analytics",
	"Governance",
] as const;

/** A list card and a page. The id is the file's name. */
export const whitePaperSchema = z.strictObject({
	title: text,
	description: text.max(200),
	/** How long the paper is meant to be. The site shows the pages of the file. */
	pages: z.int().positive(),
	/** Quoted in YAML, so that no reader turns it into a Date. */
	publishDate: z.iso.date(),
	category: z.enum(whitePaperCategories),
	/** Cites a claim; as shown, e.g. "2.3k". */
	downloadCount: z.string().regex(/^\d+(\.\d)?k$|^\d+$/),
	topics: z.array(text).length(4),
	meta: metaSchema,
	abstract: z.array(text).min(2).max(3),
	/** Chapters in order, each with its gist in one sentence. */
	contents: z
		.array(z.strictObject({ title: text, gist: text }))
		.min(7)
		.max(9),
	/** Numbered findings or steps that are of use without the paper. */
	summary: z.array(pointSchema).min(5).max(7),
	sources: z.array(externalSourceSchema).min(2),
});

export type WhitePaper = z.infer<typeof whitePaperSchema>;
