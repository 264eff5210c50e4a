import { z } from "zod";
import { sceneFields, sceneRule } from "#content/schemas/section.ts";
import { externalSourceSchema } from "./external-source.ts";

/** The blog's filters, in the order in which a reader meets them. */
export const articleCategories = [
	"Implementation",
	"Customer Service",
	"Business Impact",
	"Best Practices",
	"Ethics",
	"Strategy",
] as const;

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "a slug is lower case words joined by hyphens");

/**
 * The frontmatter of an article. `description` is the meta description; `date` is an ISO date and must be
 * quoted in the file, since YAML would make a bare one a timestamp. `related` names services and industries.
 */
export const articleSchema = z
	.strictObject({
		title: z.string().min(1).max(70),
		excerpt: z.string().min(1).max(180),
		description: z.string().min(110).max(160),
		author: z.string().min(1),
		date: z.iso.date(),
		category: z.enum(articleCategories),
		...sceneFields,
		sources: z.array(externalSourceSchema.omit({ description: true })).min(1),
		related: z.array(slug).min(1),
	})
	.refine(sceneRule.holds, sceneRule.otherwise);

export type Article = z.infer<typeof articleSchema>;
