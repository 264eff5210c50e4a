import type { DocumentMessages } from "#content/schemas/messages/documents.ts";

/** What every document says of the company, and the words around its text. */
export interface Imprint {
	readonly brand: string;
	readonly siteUrl: string;
	readonly messages: DocumentMessages;
}
