import { resourcesSchema } from "#content/schemas/pages/resources.ts";
import { articles } from "#site/catalogue/articles.ts";
import { caseStudies } from "#site/catalogue/case-studies.ts";
import { readContent } from "#site/catalogue/content.ts";
import { webinars } from "#site/catalogue/webinars.ts";
import { whitePapers } from "#site/catalogue/white-papers.ts";

export const resourcesPage = readContent("content/pages/resources.yaml", resourcesSchema);

const entries = {
	"/resources/case-studies": caseStudies.length,
	"/resources/blog": articles.length,
	"/resources/white-papers": whitePapers.length,
	"/resources/webinars": webinars.length,
};

/** The four lists, each with the number of its entries. */
export const resourceCards = resourcesPage.cards.map((card) => ({
	...card,
	entries: entries[card.href],
}));
