import { resourceLinksSchema } from "#content/schemas/resource-links.ts";
import { readContent } from "#site/catalogue/content.ts";
import { perLocale } from "#site/catalogue/per-locale.ts";

/** Outside reading below the lists. */
export const resourceLinksIn = perLocale((locale) =>
	readContent("content/resource-links.yaml", resourceLinksSchema, locale),
);
