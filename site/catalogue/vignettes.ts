import { vignetteMessagesSchema } from "#content/schemas/messages/vignette.ts";
import { shownVignetteSchema, vignetteSchema } from "#content/schemas/vignette.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { readContent, readFolder } from "#site/catalogue/content.ts";
import { perLocale } from "#site/catalogue/locale.ts";

export const vignetteMessagesIn = perLocale((locale) =>
	readContent("content/messages/vignette.yaml", vignetteMessagesSchema, locale),
);

/** What each service looks like at work, by the service's slug. */
export const serviceVignettesIn = perLocale(
	(locale) =>
		new Map(readFolder("vignettes/services", shownVignetteSchema, locale).map((each) => [each.slug, each])),
);

/** How the return of a piece of work is counted, for the home page. */
export const homeVignetteIn = perLocale((locale) =>
	readContent("content/vignettes/home.yaml", vignetteSchema, locale),
);

/** What a first project plans, and what it finds on its last day. */
export const howWeWorkVignetteIn = perLocale((locale) =>
	readContent("content/vignettes/how-we-work.yaml", shownVignetteSchema, locale),
);

/** What each product looks like at work, by the product's id. */
export const productVignettesIn = perLocale(
	(locale) =>
		new Map(readFolder("vignettes/products", vignetteSchema, locale).map((each) => [each.slug, each])),
);

/**
 * What an industry looks like at work.
 * @throws {ContentError} naming the file that is missing: every industry has one.
 */
export function industryVignetteIn(slug: string, locale: Locale) {
	return readContent(`content/vignettes/industries/${slug}.yaml`, shownVignetteSchema, locale);
}
