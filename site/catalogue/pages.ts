import { claimsSchema } from "#content/schemas/claim.ts";
import { companySchema } from "#content/schemas/pages/company.ts";
import { contactSchema } from "#content/schemas/pages/contact.ts";
import { figuresPageSchema } from "#content/schemas/pages/figures.ts";
import { homeSchema } from "#content/schemas/pages/home.ts";
import { howWeWorkSchema } from "#content/schemas/pages/how-we-work.ts";
import { industriesSchema } from "#content/schemas/pages/overviews.ts";
import { productsSchema } from "#content/schemas/pages/products.ts";
import { sampleReportSchema } from "#content/schemas/pages/sample-report.ts";
import { searchSchema } from "#content/schemas/pages/search.ts";
import { readContent } from "#site/catalogue/content.ts";
import { perLocale } from "#site/catalogue/locale.ts";

export const homePageIn = perLocale((locale) => readContent("content/pages/home.yaml", homeSchema, locale));

export const industriesPageIn = perLocale((locale) =>
	readContent("content/pages/industries.yaml", industriesSchema, locale),
);

export const productsPageIn = perLocale((locale) =>
	readContent("content/pages/products.yaml", productsSchema, locale),
);

export const sampleReportPageIn = perLocale((locale) =>
	readContent("content/pages/sample-report.yaml", sampleReportSchema, locale),
);

export const howWeWorkIn = perLocale((locale) =>
	readContent("content/pages/how-we-work.yaml", howWeWorkSchema, locale),
);

export const figuresPageIn = perLocale((locale) =>
	readContent("content/pages/figures.yaml", figuresPageSchema, locale),
);

/** Every figure that the company claims, in the order in which the list has them. */
export const claimsIn = perLocale((locale) => readContent("content/claims.yaml", claimsSchema, locale));

export const companyPageIn = perLocale((locale) =>
	readContent("content/pages/company.yaml", companySchema, locale),
);

export const contactPageIn = perLocale((locale) =>
	readContent("content/pages/contact.yaml", contactSchema, locale),
);

export const searchPageIn = perLocale((locale) =>
	readContent("content/pages/search.yaml", searchSchema, locale),
);
