import { defaultLocale, isLocale } from "#domain/locale/locale.ts";

const given: unknown = import.meta.env["PUBLIC_LOCALE"];

/** The locale of the pages that are built. */
export const pageLocale = typeof given === "string" && isLocale(given) ? given : defaultLocale;
