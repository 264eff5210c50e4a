import { guideMessagesSchema } from "#content/schemas/messages/guide.ts";
import { guideFromIndustry } from "#domain/guides/guide-from-industry.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { readContent } from "#site/catalogue/content.ts";
import { guideText } from "#site/catalogue/guide-text.ts";
import { type Industry, industriesIn } from "#site/catalogue/industries.ts";
import { perLocale } from "#site/catalogue/locale.ts";
import { siteIn } from "#site/catalogue/site.ts";

export const guideMessagesIn = perLocale((locale) =>
	readContent("content/messages/guide.yaml", guideMessagesSchema, locale),
);

/** What is in an industry's guide, for its text file and its PDF. */
export function guideOf(industry: Industry, locale: Locale) {
	const { name, email, url } = siteIn(locale);
	return guideFromIndustry(industry, { name, email, url });
}

/** The guide of each industry as text, and the name of its file. */
export const guidesIn = perLocale((locale) =>
	industriesIn(locale).map((industry) => ({
		fileName: industry.guide.fileName,
		text: guideText(guideOf(industry, locale), { ...guideMessagesIn(locale), locale }),
	})),
);
