import { industrySchema } from "#content/schemas/industry.ts";
import { readFolder } from "#site/catalogue/content.ts";
import { inOrder } from "#site/catalogue/in-order.ts";
import { perLocale } from "#site/catalogue/locale.ts";

/** The industries in their order, each with its slug and path. One without a scene says nothing of it. */
export const industriesIn = perLocale((locale) =>
	inOrder(readFolder("industries", industrySchema, locale), "content/industries/*.yaml").map((industry) => ({
		...industry,
		imageAlt: industry.imageAlt ?? "",
		path: `/industries/${industry.slug}`,
	})),
);

export type Industry = ReturnType<typeof industriesIn>[number];
