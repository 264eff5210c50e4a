import type { Locale } from "#domain/locale/locale.ts";
import { ContentError } from "#site/catalogue/content-file.ts";
import { industriesIn } from "#site/catalogue/industries.ts";
import { perLocale } from "#site/catalogue/locale.ts";
import { servicesIn } from "#site/catalogue/services.ts";

/** A page of the site that another one leads to. */
interface RelatedPage {
	readonly name: string;
	readonly path: string;
	readonly summary: string;
}

const pagesIn = perLocale(
	(locale) =>
		new Map<string, RelatedPage>([
			...servicesIn(locale).map(({ slug, name, path, summary }) => {
				const page = { name, path, summary };
				return [slug, page] as const;
			}),
			...industriesIn(locale).map(({ slug, name, path, card }) => {
				const page = { name, path, summary: card.description };
				return [slug, page] as const;
			}),
		]),
);

/**
 * The services and industries that content names by their slugs.
 * @throws {ContentError} when `file` names one that there is not.
 */
export function relatedPages(slugs: readonly string[], file: string, locale: Locale): RelatedPage[] {
	return slugs.map((slug) => {
		const page = pagesIn(locale).get(slug);
		if (!page) throw new ContentError(`${file} no service or industry is called ${slug}`);
		return page;
	});
}
