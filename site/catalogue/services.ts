import { solutionsSchema } from "#content/schemas/pages/overviews.ts";
import { serviceSchema } from "#content/schemas/service.ts";
import { readContent, readFolder } from "#site/catalogue/content.ts";
import { inOrder } from "#site/catalogue/in-order.ts";
import { perLocale } from "#site/catalogue/locale.ts";

/** All services in their order, each with its slug and path. */
export const servicesIn = perLocale((locale) =>
	inOrder(readFolder("services", serviceSchema, locale), "content/services/*.yaml").map((service) => ({
		...service,
		path: `/services/${service.slug}`,
	})),
);

export const solutionsPageIn = perLocale((locale) =>
	readContent("content/pages/solutions.yaml", solutionsSchema, locale),
);

/** Those with a category: the solutions of the home page, the overview and the footer. */
export const solutionsIn = perLocale((locale) => {
	const { categories } = solutionsPageIn(locale);
	return servicesIn(locale).flatMap(({ category, ...service }) =>
		category ? [{ ...service, category: categories[category] }] : [],
	);
});
