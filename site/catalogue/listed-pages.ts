import type { Meta } from "#content/schemas/fields.ts";
import type { PageKind } from "#content/schemas/pages/search.ts";
import { replyTimesPath } from "#domain/leads/reply-promise.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { articleListsIn, articlesIn } from "#site/catalogue/articles.ts";
import { assessmentPageIn } from "#site/catalogue/assessment.ts";
import { caseStudiesIn, caseStudiesPageIn } from "#site/catalogue/case-studies.ts";
import { chaptersIn } from "#site/catalogue/chapters.ts";
import { industriesIn } from "#site/catalogue/industries.ts";
import { perLocale } from "#site/catalogue/locale.ts";
import { methodIn } from "#site/catalogue/method.ts";
import {
	claimsIn,
	companyPageIn,
	contactPageIn,
	figuresPageIn,
	homePageIn,
	howWeWorkIn,
	industriesPageIn,
	productsPageIn,
	sampleReportPageIn,
	searchPageIn,
} from "#site/catalogue/pages.ts";
import { policiesIn } from "#site/catalogue/policies.ts";
import { productsIn } from "#site/catalogue/products.ts";
import { replyTimesIn } from "#site/catalogue/reply-times.ts";
import { resourcesPageIn } from "#site/catalogue/resources.ts";
import { servicesIn, solutionsPageIn } from "#site/catalogue/services.ts";
import { trustPageIn } from "#site/catalogue/trust.ts";
import { type Webinar, webinarsIn, webinarsPageIn } from "#site/catalogue/webinars.ts";
import { whitePaperListsIn, whitePapersIn } from "#site/catalogue/white-papers.ts";

/** Something that a visitor can look for and open. */
export interface Listed {
	readonly kind: PageKind;
	/** With an anchor where it is a part of a page. */
	readonly path: string;
	readonly title: string;
	readonly description: string;
	/** The title of the paper that a chapter belongs to: most papers have a glossary. */
	readonly partOf?: string;
	/** Of what is invented for the demonstration. */
	readonly mark?: string | undefined;
	/** What stands over the parts of a text that is HTML. */
	readonly headings?: readonly { readonly text: string }[];
	/** Words that find it and that it does not say. */
	readonly searchWords?: readonly string[] | undefined;
	/** All its content, for the search to read. */
	readonly content: unknown;
}

const page = (path: string, content: { readonly meta: Meta }): Listed => ({
	...{ kind: "page", path, content },
	...content.meta,
});

function mainPages(locale: Locale): Listed[] {
	const lists = [...articleListsIn(locale), ...whitePaperListsIn(locale)];
	return [
		page("/", homePageIn(locale)),
		page("/solutions", solutionsPageIn(locale)),
		page("/industries", industriesPageIn(locale)),
		page("/products", productsPageIn(locale)),
		page("/assessment", assessmentPageIn(locale)),
		page("/assessment/sample", sampleReportPageIn(locale)),
		page("/assessment/method", methodIn(locale)),
		page("/resources", resourcesPageIn(locale)),
		page("/resources/case-studies", caseStudiesPageIn(locale)),
		...lists.map(({ path, meta, hero }) => page(path, { meta, ...hero })),
		page("/resources/webinars", webinarsPageIn(locale)),
		page("/how-we-work", howWeWorkIn(locale)),
		page("/trust", trustPageIn(locale)),
		page(replyTimesPath, replyTimesIn(locale)),
		page("/figures", figuresContent(locale)),
		page("/company", companyPageIn(locale)),
		page("/contact", contactPageIn(locale)),
		page("/search", { meta: searchPageIn(locale).meta }),
	];
}

const figuresContent = (locale: Locale) => ({ ...figuresPageIn(locale), claims: claimsIn(locale) });

/** What the company offers, and whom it serves. */
function offers(locale: Locale): Listed[] {
	return [
		...servicesIn(locale).map(
			({ path, name, summary, meta: { searchWords }, sections, hero }): Listed => ({
				...{ kind: "service", path, title: name, description: summary, searchWords },
				content: { hero, sections },
			}),
		),
		...industriesIn(locale).map(
			({ path, name, card, meta: { searchWords }, sections, hero }): Listed => ({
				...{ kind: "industry", path, title: name, description: card.description, searchWords },
				content: { card, hero, sections },
			}),
		),
		...productsIn(locale).map(
			({ slug, title, description, ...content }): Listed => ({
				...{ kind: "product", path: `/products#${slug}`, title, description, content },
			}),
		),
	];
}

function reading(locale: Locale): Listed[] {
	return [
		...articlesIn(locale).map(
			({ path, title, excerpt, categoryLabel, html, headings }): Listed => ({
				...{ kind: "article", path, title, description: excerpt, headings },
				content: { categoryLabel, html },
			}),
		),
		...caseStudiesIn(locale).map(
			({ path, title, description, mark, ...content }): Listed => ({
				...{ kind: "case-study", path, title, description, mark, content },
				searchWords: content.meta.searchWords,
			}),
		),
		...whitePapersIn(locale).map(
			({ path, title, description, category: _id, ...content }): Listed => ({
				...{ kind: "white-paper", path, title, description, content },
				searchWords: content.meta.searchWords,
			}),
		),
		...chaptersIn(locale).map(
			({ path, title, gist, paper, html, headings }): Listed => ({
				...{ kind: "chapter", path, title, description: gist, partOf: paper.title, headings },
				content: { paper: paper.title, html },
			}),
		),
		...webinarsIn(locale).map(listedWebinar),
	];
}

/** A session with what its page says: never the link to join, which only the mails name. */
export function listedWebinar(webinar: Webinar): Listed {
	const { path, title, description, category, speaker, topics, agenda, summary, slides, transcript } =
		webinar;
	const offer = webinar.format === "live" ? [webinar.whatYouTakeAway, webinar.whoItIsFor] : [];
	return {
		...{ kind: "webinar", path, title, description, searchWords: webinar.meta.searchWords },
		content: { category, speaker, topics, agenda, summary, slides, transcript, offer },
	};
}

/** All that the site has to offer, kind by kind. */
export const listedIn = perLocale((locale): readonly Listed[] => [
	...mainPages(locale),
	...offers(locale),
	...reading(locale),
	...policiesIn(locale).map(
		({ slug, title, meta, html, headings }): Listed => ({
			...{ kind: "policy", path: `/${slug}`, title, description: meta.description, headings },
			searchWords: meta.searchWords,
			content: { html },
		}),
	),
]);

/** Those with a page to themselves. */
export const listedPagesIn = perLocale((locale) =>
	listedIn(locale).filter(({ path }) => !path.includes("#")),
);
