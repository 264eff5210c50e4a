import { z } from "zod";
import {
	closingSchema,
	headedSchema,
	headingSchema,
	iconPointsOf,
	pageHead,
} from "#content/schemas/pages/blocks.ts";

export const industriesSchema = z.strictObject({
	...pageHead,
	grid: headingSchema,
	/** Customer service, data analytics, process automation and marketing. */
	applications: headedSchema.extend({ items: iconPointsOf(4) }),
	closing: closingSchema,
});
