import type { Locale } from "#domain/locale/locale.ts";

/** A function that reads some content once for each locale. */
export function perLocale<Content>(read: (locale: Locale) => Content): (locale: Locale) => Content {
	const contents = new Map<Locale, Content>();
	return (locale) => {
		const content = contents.get(locale) ?? read(locale);
		contents.set(locale, content);
		return content;
	};
}
