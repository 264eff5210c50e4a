import { z } from "zod";
import { closingSchema, headingSchema, pageHead, pointsOf } from "#content/schemas/pages/blocks.ts";

export const solutionsSchema = z.strictObject({
	...pageHead,
	grid: headingSchema,
	/** Tailored approach, proven results, ongoing support and scalable technology. */
	why: headingSchema.extend({ items: pointsOf(4) }),
	closing: closingSchema,
});
