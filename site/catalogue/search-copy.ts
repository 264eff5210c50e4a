import { type SearchMessages, searchMessagesSchema } from "#content/schemas/messages/search.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { readContent } from "#site/catalogue/content.ts";
import { perLocale } from "#site/catalogue/locale.ts";
import { frameIn } from "#site/catalogue/site.ts";

export type SearchCopy = SearchMessages & { readonly close: string; readonly locale: Locale };

/** What the search says while it is used. */
export const searchCopyIn = perLocale((locale): SearchCopy => {
	const messages = readContent("content/messages/search.yaml", searchMessagesSchema, locale);
	return { ...messages, close: frameIn(locale).close, locale };
});
