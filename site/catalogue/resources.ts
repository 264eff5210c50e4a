import { resourceLinksSchema } from "#content/schemas/external-source.ts";
import { resourcesSchema } from "#content/schemas/pages/resources.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { articlesIn } from "#site/catalogue/articles.ts";
import { caseStudiesIn } from "#site/catalogue/case-studies.ts";
import { readContent } from "#site/catalogue/content.ts";
import { perLocale } from "#site/catalogue/locale.ts";
import { illustrationMarkIn } from "#site/catalogue/messages.ts";
import { webinarsIn } from "#site/catalogue/webinars.ts";
import { whitePapersIn } from "#site/catalogue/white-papers.ts";

export const resourcesPageIn = perLocale((locale) =>
	readContent("content/pages/resources.yaml", resourcesSchema, locale),
);

const entriesBehind = {
	"/resources/case-studies": caseStudiesIn,
	"/resources/blog": articlesIn,
	"/resources/white-papers": whitePapersIn,
	"/resources/webinars": webinarsIn,
};

/** Each list begins with its newest entry, but that of sessions, which are in the order in which they are held. */
const latestBehind = {
	"/resources/case-studies": (locale: Locale) => caseStudiesIn(locale)[0],
	"/resources/blog": (locale: Locale) => articlesIn(locale)[0],
	"/resources/white-papers": (locale: Locale) =>
		whitePapersIn(locale).map((paper) => ({ ...paper, cover: paper.slug }))[0],
	"/resources/webinars": (locale: Locale) => webinarsIn(locale).at(-1),
};

/** The four lists, each with the number of its entries, with the newest, and marked when one of them is invented. */
export const resourceCardsIn = perLocale((locale) =>
	resourcesPageIn(locale).cards.map((card) => {
		const entries = entriesBehind[card.href](locale);
		const marked = entries.find((entry) => "mark" in entry && entry.mark !== undefined);
		const mark = marked && illustrationMarkIn(locale);
		return { ...card, entries: entries.length, mark, latest: latestBehind[card.href](locale) };
	}),
);

/** Outside reading below the lists. */
export const resourceLinksIn = perLocale((locale) =>
	readContent("content/resource-links.yaml", resourceLinksSchema, locale),
);
