import { z } from "zod";
import { citedText } from "#content/schemas/cited-text.ts";
import { actionSchema, linkSchema, text } from "#content/schemas/fields.ts";
import { message } from "#content/schemas/message.ts";
import { closingSchema, headedSchema, headingSchema, pageHead } from "#content/schemas/pages/blocks.ts";

const gridSchema = headedSchema.extend({
	/** Opens the features beyond the first four; `fewer` closes them again. */
	more: message("count"),
	fewer: text,
	/** The button of each card. */
	start: actionSchema,
	priceNote: text,
	/** Behind the note: to the page that says how a price is made. */
	pricing: linkSchema,
});

export const productsSchema = z.strictObject({
	...pageHead,
	grid: gridSchema,
	/** Above the questions that lead to one page. */
	chooser: headedSchema,
	why: headingSchema.extend({
		items: z.array(z.strictObject({ heading: citedText, text: citedText })).length(3),
	}),
	closing: closingSchema,
});

export type Products = z.infer<typeof productsSchema>;
