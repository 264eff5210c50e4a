import { frameSchema } from "#content/schemas/messages/frame.ts";
import { siteSchema } from "#content/schemas/site.ts";
import { defaultLocale, type Locale } from "#domain/locale/locale.ts";
import { placeOf, readContent } from "#site/catalogue/content.ts";
import { ContentError } from "#site/catalogue/content-file.ts";
import { perLocale } from "#site/catalogue/locale.ts";

export const siteIn = perLocale((locale) => readContent("content/site.yaml", siteSchema, locale));
export const frameIn = perLocale((locale) => readContent("content/messages/frame.yaml", frameSchema, locale));

/** The address that the site is served at, in any language. */
export function siteAddress(): string {
	return siteIn(defaultLocale).url;
}

/**
 * The navigation's link to a page, for the breadcrumbs above what lies below it.
 * @throws {ContentError} when the navigation has no such page.
 */
export function navigationLink(href: string, locale: Locale) {
	const { navigation, contact, start } = siteIn(locale);
	const link = [...navigation, contact, start].find((each) => each.href === href);
	if (!link)
		throw new ContentError(
			`${placeOf("content/site.yaml", ["navigation"])} the navigation has no link to ${href}`,
		);
	return link;
}

/**
 * The footer's link to a page about the company, for the breadcrumbs of that page.
 * @throws {ContentError} when the footer has no such page.
 */
export function aboutLink(href: string, locale: Locale) {
	const link = siteIn(locale).about.find((each) => each.href === href);
	if (!link)
		throw new ContentError(`${placeOf("content/site.yaml", ["about"])} about has no link to ${href}`);
	return link;
}

/** Whether a lead service is behind the pages; the static build has none. */
export const hasService = import.meta.env["PUBLIC_DELIVERY"] !== "static";
