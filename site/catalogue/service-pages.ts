import { assessmentReportSchema } from "#content/schemas/pages/assessment-report.ts";
import { failureSchema } from "#content/schemas/pages/failure.ts";
import { receivedSchema } from "#content/schemas/pages/received.ts";
import { readContent } from "#site/catalogue/content.ts";
import { perLocale } from "#site/catalogue/per-locale.ts";

/** What the pages say that the service renders. */
export const failureIn = perLocale((locale) =>
	readContent("content/pages/failure.yaml", failureSchema, locale),
);
export const receivedIn = perLocale((locale) =>
	readContent("content/pages/received.yaml", receivedSchema, locale),
);
export const assessmentReportIn = perLocale((locale) =>
	readContent("content/pages/assessment-report.yaml", assessmentReportSchema, locale),
);
