import { z } from "zod";
import { externalSourceSchema } from "#content/schemas/external-source.ts";
import { isoDate, pageTitle, sceneFields, sceneRule, slug, text } from "#content/schemas/fields.ts";
import { closingSchema } from "#content/schemas/pages/blocks.ts";

/** The blog's filters, in the order in which a reader meets them. */
export const articleCategories = [
	"implementation",
	"customer-service",
	"business-impact",
	"best-practices",
	"ethics",
	"strategy",
] as const;

/** The front matter of an article. `description` is the meta description; `related` names services and industries. */
export const articleSchema = z
	.strictObject({
		title: pageTitle,
		excerpt: text.max(180),
		description: text.min(110).max(160),
		author: text,
		date: isoDate,
		category: z.enum(articleCategories),
		...sceneFields,
		sources: z.array(externalSourceSchema.omit({ description: true })).min(1),
		related: z.array(slug).min(1),
		closing: closingSchema,
	})
	.refine(sceneRule.holds, sceneRule.otherwise);

export type Article = z.infer<typeof articleSchema>;
