import { defaultLocale, isLocale, type Locale } from "#domain/locale/locale.ts";

const given: unknown = import.meta.env["PUBLIC_LOCALE"];

/** The locale of the pages that are built. */
export const pageLocale = typeof given === "string" && isLocale(given) ? given : defaultLocale;

/** A function that reads some content once for each locale. */
export function perLocale<Content>(read: (locale: Locale) => Content): (locale: Locale) => Content {
	const contents = new Map<Locale, Content>();
	return (locale) => {
		const content = contents.get(locale) ?? read(locale);
		contents.set(locale, content);
		return content;
	};
}
