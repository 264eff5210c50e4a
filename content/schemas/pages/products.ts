import { z } from "zod";
import {
	closingSchema,
	countedSchema,
	headedSchema,
	headingSchema,
	pageHead,
	pointsOf,
} from "#content/schemas/pages/blocks.ts";
import { actionSchema, text } from "#content/schemas/section.ts";

const gridSchema = headedSchema.extend({
	/** Opens the features beyond the first four; `fewer` closes them again. */
	more: countedSchema,
	fewer: text,
	/** The button of each card. */
	start: actionSchema,
	priceNote: text,
});

export const productsSchema = z.strictObject({
	...pageHead,
	grid: gridSchema,
	why: headingSchema.extend({ items: pointsOf(3) }),
	closing: closingSchema,
});

export type Products = z.infer<typeof productsSchema>;
