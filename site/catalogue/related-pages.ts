import { ContentError } from "#site/catalogue/content-file.ts";
import { industries } from "#site/catalogue/industries.ts";
import { services } from "#site/catalogue/services.ts";

/** A page of the site that another one leads to. */
export interface RelatedPage {
	readonly name: string;
	readonly path: string;
	readonly summary: string;
}

const pages = new Map<string, RelatedPage>([
	...services.map((service) => [service.slug, service] as const),
	...industries.map(
		({ slug, name, path, card }) => [slug, { name, path, summary: card.description }] as const,
	),
]);

/**
 * The services and industries that content names by their slugs.
 * @throws {ContentError} when `file` names one that there is not.
 */
export function relatedPages(slugs: readonly string[], file: string): RelatedPage[] {
	return slugs.map((slug) => {
		const page = pages.get(slug);
		if (!page) throw new ContentError(`${file} no service or industry is called ${slug}`);
		return { name: page.name, path: page.path, summary: page.summary };
	});
}
