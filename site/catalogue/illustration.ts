import { illustrationSchema } from "#content/schemas/messages/illustration.ts";
import { readContent } from "#site/catalogue/content.ts";
import { perLocale } from "#site/catalogue/locale.ts";

/** What marks an invented figure or study. */
export const illustrationMarkIn = perLocale(
	(locale) => readContent("content/messages/illustration.yaml", illustrationSchema, locale).mark,
);
