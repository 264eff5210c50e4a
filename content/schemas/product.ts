import { z } from "zod";
import { citedText } from "#content/schemas/cited-text.ts";
import { iconName, order, text } from "#content/schemas/fields.ts";

/** The id is the file's name. */
export const productSchema = z.strictObject({
	/** Place in lists. The footer shows the first eight, as its column has room for eight. */
	order,
	title: text,
	description: text.max(200),
	icon: iconName,
	features: z.array(text).length(6),
	category: text,
	/** One line that cites the product's claim, e.g. "{claim:product-quality-control} fewer defects reaching customers". */
	businessValue: citedText,
});

export type Product = z.infer<typeof productSchema>;
