import { z } from "zod";
import { heroSchema, metaSchema, sectionSchema, text } from "#content/schemas/section.ts";

/** A service that stands on the home page, the solutions overview and in the footer bears one of these. */
const solutionCategories = [
	"Core AI",
	"Automation",
	"Customer Experience",
	"Analytics",
	"Marketing",
	"Consulting",
] as const;

export const serviceSchema = z.strictObject({
	/** Short name: breadcrumb, enquiry subject, search. */
	name: text,
	/** Place in lists. The solutions have the lowest numbers, in the order of their categories. */
	order: z.int().positive(),
	category: z.enum(solutionCategories).optional(),
	/** A lucide icon name. */
	icon: text,
	/** Two lines for cards. */
	summary: text.max(150),
	meta: metaSchema,
	hero: heroSchema,
	sections: z.array(sectionSchema).min(2),
	enquiry: z.strictObject({ heading: text, lead: text }),
});

export type Service = z.infer<typeof serviceSchema>;
