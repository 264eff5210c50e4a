import { documentMessagesSchema } from "#content/schemas/messages/documents.ts";
import type { DocumentCopy } from "#documents/imprint.ts";
import { readContent } from "#site/catalogue/content.ts";
import { perLocale } from "#site/catalogue/locale.ts";

/** The messages around the texts of documents. */
export const documentMessagesIn = perLocale(
	(locale): DocumentCopy => ({
		...readContent("content/messages/documents.yaml", documentMessagesSchema, locale),
		locale,
	}),
);
