import { sampleReportSchema } from "#content/schemas/pages/sample-report.ts";
import { readContent } from "#site/catalogue/content.ts";
import { perLocale } from "#site/catalogue/locale.ts";

export const sampleReportPageIn = perLocale((locale) =>
	readContent("content/pages/sample-report.yaml", sampleReportSchema, locale),
);
