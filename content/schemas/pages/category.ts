import { z } from "zod";
import { countedSchema } from "#content/schemas/pages/blocks.ts";
import { metaSchema, text } from "#content/schemas/section.ts";

/** The words of each filter's own page, in the order in which a reader meets the filters. */
function categoriesOf<const Category extends string>(categories: readonly Category[]) {
	const schema = z.strictObject({
		category: z.enum(categories),
		meta: metaSchema,
		hero: z.strictObject({ heading: text, lead: text }),
	});
	const order = categories.join(", ");
	return z
		.array(schema)
		.refine((copy) => copy.map(({ category }) => category).join(", ") === order, `must be: ${order}`);
}

/** The words of a list that can be filtered by these categories. */
export function filterCopy<const Category extends string>(categories: readonly Category[]) {
	return {
		filterLabel: text,
		categories: categoriesOf(categories),
		all: text,
		/** How many a filter shows. */
		shown: z.strictObject({ one: countedSchema, many: countedSchema }),
	};
}
