import { z } from "zod";
import { text } from "#content/schemas/section.ts";

/** The id is the file's name. */
export const productSchema = z.strictObject({
	/** Place in lists. The footer shows the first eight, as its column has room for eight. */
	order: z.int().positive(),
	title: text,
	description: text.max(200),
	/** A lucide icon name. */
	icon: text,
	features: z.array(text).length(6),
	category: text,
	/** One line that cites the product's claim, e.g. "{claim:product-quality-control} fewer defects reaching customers". */
	businessValue: text,
});

export type Product = z.infer<typeof productSchema>;
