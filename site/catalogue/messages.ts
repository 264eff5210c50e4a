import { documentMessagesSchema } from "#content/schemas/messages/documents.ts";
import { illustrationSchema } from "#content/schemas/messages/illustration.ts";
import { mailMessagesSchema } from "#content/schemas/messages/mail.ts";
import { serviceMessagesSchema } from "#content/schemas/messages/service.ts";
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

/** What marks an invented figure or study. */
export const illustrationMarkIn = perLocale(
	(locale) => readContent("content/messages/illustration.yaml", illustrationSchema, locale).mark,
);

/** What the service writes in its mails. */
export const mailMessagesIn = perLocale((locale) =>
	readContent("content/messages/mail.yaml", mailMessagesSchema, locale),
);

/** What the service says on the pages that it renders, and in its answers to scripts. */
export const serviceMessagesIn = perLocale((locale) =>
	readContent("content/messages/service.yaml", serviceMessagesSchema, locale),
);
