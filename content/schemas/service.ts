import { z } from "zod";
import { heroSchema, iconName, metaSchema, order, text } from "#content/schemas/fields.ts";
import { sectionSchema } from "#content/schemas/section.ts";

/** A service on the home page, in the solutions overview and in the footer has one of these. */
export const solutionCategories = [
	"core-ai",
	"automation",
	"customer-experience",
	"analytics",
	"marketing",
	"consulting",
] as const;

export const serviceSchema = z.strictObject({
	/** Short name: breadcrumb, enquiry subject, search. */
	name: text,
	/** Place in lists. The solutions have the lowest numbers, in the order of their categories. */
	order,
	category: z.enum(solutionCategories).optional(),
	icon: iconName,
	/** Two lines for cards. */
	summary: text.max(150),
	meta: metaSchema,
	hero: heroSchema,
	sections: z.array(sectionSchema).min(2),
	enquiry: z.strictObject({ heading: text, lead: text }),
});

export type Service = z.infer<typeof serviceSchema>;
