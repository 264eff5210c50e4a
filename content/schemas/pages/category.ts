import { z } from "zod";
import { metaSchema, text } from "#content/schemas/section.ts";

/** The words of each filter's own page, in the order in which a reader meets the filters. */
export function categoriesOf<const Category extends string>(categories: readonly Category[]) {
	const schema = z.strictObject({
		category: z.enum(categories),
		meta: metaSchema,
		hero: z.strictObject({ heading: text, lead: text }),
	});
	const order = categories.join(", ");
	return z
		.array(schema)
		.refine((words) => words.map(({ category }) => category).join(", ") === order, `must be: ${order}`);
}
