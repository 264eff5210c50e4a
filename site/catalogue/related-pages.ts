import type { Locale } from "#domain/locale/locale.ts";
import { placeOf } from "#site/catalogue/content.ts";
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
 * @param key where `file` lists them
 * @throws {ContentError} when it names one that there is not.
 */
export function relatedPages(
	slugs: readonly string[],
	file: string,
	key: string,
	locale: Locale,
): RelatedPage[] {
	return slugs.map((slug, index) => {
		const page = pagesIn(locale).get(slug);
		if (!page)
			throw new ContentError(`${placeOf(file, [key, index])} no service or industry is called ${slug}`);
		return page;
	});
}
