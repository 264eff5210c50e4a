import { whitePapersSchema } from "#content/schemas/pages/white-papers.ts";
import { whitePaperSchema } from "#content/schemas/white-paper.ts";
import { categoryLabels, categoryPages } from "#site/catalogue/category-pages.ts";
import { readContent, readFolder } from "#site/catalogue/content.ts";
import { perLocale } from "#site/catalogue/locale.ts";

export const whitePapersPageIn = perLocale((locale) =>
	readContent("content/pages/white-papers.yaml", whitePapersSchema, locale),
);

/** The papers, newest first, each with its slug and path. */
export const whitePapersIn = perLocale((locale) => {
	const labels = categoryLabels(whitePapersPageIn(locale));
	return readFolder("white-papers", whitePaperSchema, locale)
		.toSorted((a, b) => b.publishDate.localeCompare(a.publishDate))
		.map((paper) => ({
			...paper,
			categoryLabel: labels[paper.category],
			path: `/resources/white-papers/${paper.slug}`,
		}));
});

export type WhitePaper = ReturnType<typeof whitePapersIn>[number];

/** All papers, and each category at an address of its own. */
export const whitePaperListsIn = perLocale((locale) =>
	categoryPages("/resources/white-papers", whitePapersPageIn(locale), whitePapersIn(locale)),
);
