import { z } from "zod";
import { pageHead, pointsOf } from "#content/schemas/pages/blocks.ts";

export const assessmentSchema = z.strictObject({
	...pageHead,
	/** The three outputs: score, recommendations, roadmap. */
	promises: pointsOf(3),
});
