import { guideMessagesSchema } from "#content/schemas/messages/guide.ts";
import { guideFromIndustry } from "#domain/guides/guide-from-industry.ts";
import { readContent } from "#site/catalogue/content.ts";
import { guideText } from "#site/catalogue/guide-text.ts";
import { industriesIn } from "#site/catalogue/industries.ts";
import { perLocale } from "#site/catalogue/locale.ts";
import { siteIn } from "#site/catalogue/site.ts";

/** The guide of each industry: the name of its file, and what stands in it. */
export const guidesIn = perLocale((locale) => {
	const { name, email, url } = siteIn(locale);
	const messages = readContent("content/messages/guide.yaml", guideMessagesSchema, locale);
	return industriesIn(locale).map((industry) => ({
		fileName: industry.guide.fileName,
		text: guideText(guideFromIndustry(industry, { name, email, url }), { ...messages, locale }),
	}));
});
