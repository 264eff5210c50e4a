import { z } from "zod";
import { headingSchema, pageHead, pointsOf } from "#content/schemas/pages/blocks.ts";

export const assessmentSchema = z.strictObject({
	...pageHead,
	/** The three outputs: score, recommendations, roadmap. */
	promises: headingSchema.extend({ items: pointsOf(3) }),
});
