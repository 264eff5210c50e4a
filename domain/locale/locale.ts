/** A language that the site is built in. `en-XA` is English made longer and accented, to test what depends on a language. */
export const locales = ["en", "en-XA"] as const;
export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = "en";

export function isLocale(name: string): name is Locale {
	return locales.some((locale) => locale === name);
}

/** What a document says its language is. */
export function languageTag(locale: Locale): string {
	return locale === "en" ? "en-NZ" : locale;
}

/** Whose dates, numbers and lists a locale uses: JavaScript knows none of the pseudo-locale. */
export function formatTag(_locale: Locale): string {
	return "en-NZ";
}
