import { assessmentSchema } from "#content/schemas/pages/assessment.ts";
import { companySchema } from "#content/schemas/pages/company.ts";
import { contactSchema } from "#content/schemas/pages/contact.ts";
import { homeSchema } from "#content/schemas/pages/home.ts";
import { industriesSchema } from "#content/schemas/pages/industries.ts";
import { productsSchema } from "#content/schemas/pages/products.ts";
import type { PageKind } from "#content/schemas/pages/search.ts";
import { searchSchema } from "#content/schemas/pages/search.ts";
import { solutionsSchema } from "#content/schemas/pages/solutions.ts";
import type { Meta } from "#content/schemas/section.ts";
import { articleLists, articles } from "#site/catalogue/articles.ts";
import { caseStudies, caseStudiesPage } from "#site/catalogue/case-studies.ts";
import { chapters } from "#site/catalogue/chapters.ts";
import { readContent } from "#site/catalogue/content.ts";
import { industries } from "#site/catalogue/industries.ts";
import { method } from "#site/catalogue/method.ts";
import { policies } from "#site/catalogue/policies.ts";
import { products } from "#site/catalogue/products.ts";
import { resourcesPage } from "#site/catalogue/resources.ts";
import { services } from "#site/catalogue/services.ts";
import { webinars, webinarsPage } from "#site/catalogue/webinars.ts";
import { whitePaperLists, whitePapers } from "#site/catalogue/white-papers.ts";

/** Something that a visitor can look for and open. */
export interface Listed {
	readonly kind: PageKind;
	/** With an anchor where it is a part of a page. */
	readonly path: string;
	readonly title: string;
	readonly description: string;
	/** All its content, for the search to read. */
	readonly content: unknown;
}

export const searchPage = readContent("content/pages/search.yaml", searchSchema);

const page = (path: string, content: { readonly meta: Meta }): Listed => ({
	...{ kind: "page", path, content },
	...content.meta,
});

const pages: readonly Listed[] = [
	page("/", readContent("content/pages/home.yaml", homeSchema)),
	page("/solutions", readContent("content/pages/solutions.yaml", solutionsSchema)),
	page("/industries", readContent("content/pages/industries.yaml", industriesSchema)),
	page("/products", readContent("content/pages/products.yaml", productsSchema)),
	page("/assessment", readContent("content/pages/assessment.yaml", assessmentSchema)),
	page("/assessment/method", method),
	page("/resources", resourcesPage),
	page("/resources/case-studies", caseStudiesPage),
	...[...articleLists, ...whitePaperLists].map(({ path, meta, hero }) => page(path, { meta, ...hero })),
	page("/resources/webinars", webinarsPage),
	page("/company", readContent("content/pages/company.yaml", companySchema)),
	page("/contact", readContent("content/pages/contact.yaml", contactSchema)),
	page("/search", { meta: searchPage.meta }),
];

/** All that the site has to offer, kind by kind. */
export const listed: readonly Listed[] = [
	...pages,
	...services.map(
		({ path, name, summary, sections, hero }): Listed => ({
			...{ kind: "service", path, title: name, description: summary, content: { hero, sections } },
		}),
	),
	...industries.map(
		({ path, name, card, sections, hero }): Listed => ({
			...{
				kind: "industry",
				path,
				title: name,
				description: card.description,
				content: { card, hero, sections },
			},
		}),
	),
	...products.map(
		({ slug, title, description, ...content }): Listed => ({
			...{ kind: "product", path: `/products#${slug}`, title, description, content },
		}),
	),
	...articles.map(
		({ path, title, excerpt, category, html }): Listed => ({
			...{ kind: "article", path, title, description: excerpt, content: { category, html } },
		}),
	),
	...caseStudies.map(
		({ path, title, description, ...content }): Listed => ({
			...{ kind: "case-study", path, title, description, content },
		}),
	),
	...whitePapers.map(
		({ path, title, description, ...content }): Listed => ({
			...{ kind: "white-paper", path, title, description, content },
		}),
	),
	...chapters.map(
		({ path, title, gist, paper, html }): Listed => ({
			...{ kind: "chapter", path, title, description: gist, content: { paper: paper.title, html } },
		}),
	),
	...webinars.map(
		({ path, title, description, ...content }): Listed => ({
			...{ kind: "webinar", path, title, description, content },
		}),
	),
	...policies.map(
		({ slug, title, meta, html }): Listed => ({
			...{ kind: "policy", path: `/${slug}`, title, description: meta.description, content: { html } },
		}),
	),
];

/** Those with a page to themselves. */
export const listedPages = listed.filter(({ path }) => !path.includes("#"));
