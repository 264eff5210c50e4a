import { resourceLinksSchema } from "#content/schemas/external-source.ts";
import { resourcesSchema } from "#content/schemas/pages/resources.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { articlesIn } from "#site/catalogue/articles.ts";
import { caseStudiesIn } from "#site/catalogue/case-studies.ts";
import { readContent } from "#site/catalogue/content.ts";
import { perLocale } from "#site/catalogue/locale.ts";
import { illustrationMarkIn } from "#site/catalogue/messages.ts";
import { webinarsAt, webinarsIn } from "#site/catalogue/webinars.ts";
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

/** What a list is shown by: the entry it begins with, or the session that is held next at that moment. */
const shownOf = {
	"/resources/case-studies": (locale: Locale) => caseStudiesIn(locale)[0],
	"/resources/blog": (locale: Locale) => articlesIn(locale)[0],
	"/resources/white-papers": (locale: Locale) =>
		whitePapersIn(locale).map((paper) => ({ ...paper, cover: paper.slug }))[0],
	"/resources/webinars": (locale: Locale, moment: Date) => {
		const { live, recorded } = webinarsAt(moment, locale);
		const [session] = [...live, ...recorded];
		return session && { ...session, session, isLive: live.length > 0 };
	},
};

/** The four lists at a moment, each with the number of its entries, with one of them, and marked when one is invented. */
export function resourceCardsAt(moment: Date, locale: Locale) {
	return resourcesPageIn(locale).cards.map((card) => {
		const entries = entriesBehind[card.href](locale);
		const marked = entries.find((entry) => "mark" in entry && entry.mark !== undefined);
		const mark = marked && illustrationMarkIn(locale);
		return { ...card, entries: entries.length, mark, latest: shownOf[card.href](locale, moment) };
	});
}

/** Outside reading below the lists. */
export const resourceLinksIn = perLocale((locale) =>
	readContent("content/resource-links.yaml", resourceLinksSchema, locale),
);
