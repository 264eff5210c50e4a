import { services } from "#site/catalogue/services.ts";
import { site } from "#site/catalogue/site.ts";
import { webinars } from "#site/catalogue/webinars.ts";
import { whitePapers } from "#site/catalogue/white-papers.ts";

const slugs = (entries: readonly { slug: string }[]) => entries.map(({ slug }) => slug);

/** What the service must know of the site: who it belongs to, and what its forms may be about. */
export const siteFacts = {
	subjects: { service: slugs(services), paper: slugs(whitePapers), webinar: slugs(webinars) },
	site: { name: site.name, email: site.email, url: site.url, offices: site.offices },
};
