import { mailMessagesSchema } from "#content/schemas/messages/mail.ts";
import { readContent } from "#site/catalogue/content.ts";
import { perLocale } from "#site/catalogue/locale.ts";

/** What the service writes in its mails. */
export const mailMessagesIn = perLocale((locale) =>
	readContent("content/messages/mail.yaml", mailMessagesSchema, locale),
);
