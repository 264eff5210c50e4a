import { howWeWorkSchema } from "#content/schemas/pages/how-we-work.ts";
import { readContent } from "#site/catalogue/content.ts";
import { perLocale } from "#site/catalogue/locale.ts";

export const howWeWorkIn = perLocale((locale) =>
	readContent("content/pages/how-we-work.yaml", howWeWorkSchema, locale),
);
