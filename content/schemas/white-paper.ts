import { z } from "zod";
import { citedFigure } from "#content/schemas/cited-text.ts";
import { externalSourceSchema } from "#content/schemas/external-source.ts";
import { isoDate, metaSchema, pointSchema, text } from "#content/schemas/fields.ts";

/** The filter buttons, in their order after "All". */
export const whitePaperCategories = [
	"strategy",
	"implementation",
	"customer-service",
	"analytics",
	"governance",
] as const;

/** A list card and a page. The id is the file's name. */
export const whitePaperSchema = z.strictObject({
	title: text,
	description: text.max(200),
	publishDate: isoDate,
	category: z.enum(whitePaperCategories),
	/** Cites a claim; as shown, e.g. "2.3k". */
	downloadCount: citedFigure(/^\d+(\.\d)?k$|^\d+$/),
	topics: z.array(text).length(4),
	meta: metaSchema,
	abstract: z.array(text).min(2).max(3),
	/** Numbered findings or steps that are of use without the paper. */
	summary: z.array(pointSchema).min(5).max(7),
	sources: z.array(externalSourceSchema).min(2),
});

export type WhitePaper = z.infer<typeof whitePaperSchema>;
