import { claimsSchema } from "#content/schemas/claim.ts";
import { figuresPageSchema } from "#content/schemas/pages/figures.ts";
import { readContent } from "#site/catalogue/content.ts";
import { perLocale } from "#site/catalogue/locale.ts";

export const figuresPageIn = perLocale((locale) =>
	readContent("content/pages/figures.yaml", figuresPageSchema, locale),
);

/** Every figure that the company claims, in the order in which the list has them. */
export const claimsIn = perLocale((locale) => readContent("content/claims.yaml", claimsSchema, locale));
