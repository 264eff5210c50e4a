import { z } from "zod";
import { metaSchema, text } from "#content/schemas/fields.ts";
import { message } from "#content/schemas/message.ts";

/** What each filter's own page says, in the order in which a reader meets the filters. */
function categoriesOf<const Category extends string>(categories: readonly Category[]) {
	const schema = z.strictObject({
		category: z.enum(categories),
		label: text,
		meta: metaSchema,
		hero: z.strictObject({ heading: text, lead: text }),
	});
	const order = categories.join(", ");
	return z
		.array(schema)
		.refine((copy) => copy.map(({ category }) => category).join(", ") === order, `must be: ${order}`);
}

/** What a list says that can be filtered by these categories. */
export function filterCopy<const Category extends string>(categories: readonly Category[]) {
	return {
		filterLabel: text,
		categories: categoriesOf(categories),
		all: text,
		/** How many a filter shows. */
		shown: message("count"),
	};
}
