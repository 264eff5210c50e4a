import { z } from "zod";
import { text } from "#content/schemas/fields.ts";
import {
	closingSchema,
	headedSchema,
	headingSchema,
	iconPointsOf,
	pageHead,
	pointsOf,
} from "#content/schemas/pages/blocks.ts";
import { solutionCategories } from "#content/schemas/service.ts";

export const industriesSchema = z.strictObject({
	...pageHead,
	grid: headingSchema,
	/** Customer service, data analytics, process automation and marketing. */
	applications: headedSchema.extend({ items: iconPointsOf(4) }),
	closing: closingSchema,
});

export const solutionsSchema = z.strictObject({
	...pageHead,
	grid: headingSchema,
	/** Above the questions that lead to one page. */
	chooser: headedSchema,
	categories: z.record(z.enum(solutionCategories), text),
	/** Tailored approach, proven results, ongoing support and scalable technology. */
	why: headingSchema.extend({ items: pointsOf(4) }),
	closing: closingSchema,
});
