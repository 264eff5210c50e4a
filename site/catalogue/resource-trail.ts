import type { Link } from "#content/schemas/fields.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { blogIn } from "#site/catalogue/articles.ts";
import { caseStudiesPageIn } from "#site/catalogue/case-studies.ts";
import { navigationLink } from "#site/catalogue/site.ts";
import { webinarsPageIn } from "#site/catalogue/webinars.ts";
import { whitePapersPageIn } from "#site/catalogue/white-papers.ts";

const lists = {
	"/resources/blog": blogIn,
	"/resources/case-studies": caseStudiesPageIn,
	"/resources/webinars": webinarsPageIn,
	"/resources/white-papers": whitePapersPageIn,
};

/** The breadcrumbs down to a list of resources, for the list and for the pages below it. */
export function resourceTrail(list: keyof typeof lists, locale: Locale): Link[] {
	return [navigationLink("/resources", locale), { label: lists[list](locale).meta.title, href: list }];
}
