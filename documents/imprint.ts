import type { DocumentMessages } from "#content/schemas/messages/documents.ts";
import type { Locale } from "#domain/locale/locale.ts";

/** The messages of documents, and the locale that they are in. */
export type DocumentCopy = DocumentMessages & { readonly locale: Locale };

/** What every document says of the company, and the messages around its text. */
export interface Imprint {
	readonly brand: string;
	readonly siteUrl: string;
	readonly messages: DocumentCopy;
}
