import { resourceLinksSchema } from "#content/schemas/external-source.ts";
import { resourcesSchema } from "#content/schemas/pages/resources.ts";
import { articlesIn } from "#site/catalogue/articles.ts";
import { caseStudiesIn } from "#site/catalogue/case-studies.ts";
import { readContent } from "#site/catalogue/content.ts";
import { illustrationMarkIn } from "#site/catalogue/illustration.ts";
import { perLocale } from "#site/catalogue/locale.ts";
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

/** The four lists, each with the number of its entries, and marked when one of them is invented. */
export const resourceCardsIn = perLocale((locale) =>
	resourcesPageIn(locale).cards.map((card) => {
		const entries = entriesBehind[card.href](locale);
		const marked = entries.find((entry) => "mark" in entry && entry.mark !== undefined);
		return { ...card, entries: entries.length, mark: marked && illustrationMarkIn(locale) };
	}),
);

/** Outside reading below the lists. */
export const resourceLinksIn = perLocale((locale) =>
	readContent("content/resource-links.yaml", resourceLinksSchema, locale),
);
