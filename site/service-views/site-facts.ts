import { pageLocale } from "#site/catalogue/page-locale.ts";
import { servicesIn } from "#site/catalogue/services.ts";
import { siteIn } from "#site/catalogue/site.ts";
import { webinarsIn } from "#site/catalogue/webinars.ts";
import { whitePapersIn } from "#site/catalogue/white-papers.ts";

const slugs = (entries: readonly { slug: string }[]) => entries.map(({ slug }) => slug);

const { name, email, url, offices } = siteIn(pageLocale);

/** What the service must know of the site: who it belongs to, and what its forms may be about. */
export const siteFacts = {
	subjects: {
		service: slugs(servicesIn(pageLocale)),
		paper: slugs(whitePapersIn(pageLocale)),
		webinar: slugs(webinarsIn(pageLocale)),
	},
	site: { name, email, url, offices },
};
