import { serviceMessagesSchema } from "#content/schemas/messages/service.ts";
import { readContent } from "#site/catalogue/content.ts";
import { perLocale } from "#site/catalogue/locale.ts";

/** What the service says on the pages that it renders, and in its answers to scripts. */
export const serviceMessagesIn = perLocale((locale) =>
	readContent("content/messages/service.yaml", serviceMessagesSchema, locale),
);
