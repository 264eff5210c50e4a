import { caseStudySchema } from "#content/schemas/case-study.ts";
import { caseStudiesSchema } from "#content/schemas/pages/case-studies.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { placeOf, readContent, readFolder } from "#site/catalogue/content.ts";
import { ContentError } from "#site/catalogue/content-file.ts";
import { inOrder } from "#site/catalogue/in-order.ts";
import { industriesIn } from "#site/catalogue/industries.ts";
import { perLocale } from "#site/catalogue/locale.ts";
import { illustrationMarkIn } from "#site/catalogue/messages.ts";
import { relatedPages } from "#site/catalogue/related-pages.ts";

const file = "content/pages/case-studies.yaml";

export const caseStudiesPageIn = perLocale((locale) => readContent(file, caseStudiesSchema, locale));

/** The studies in their order, each with its path, its industry's name, the mark of an invented one, its services and its closing call. */
export const caseStudiesIn = perLocale((locale) => {
	const { closings } = caseStudiesPageIn(locale);
	const studies = inOrder(readFolder("case-studies", caseStudySchema, locale), "content/case-studies/*.yaml");
	return studies.map((study) => {
		const closing = closings[study.slug];
		if (!closing) throw new ContentError(`${placeOf(file, ["closings"])} closings lacks ${study.slug}`);
		const own = `content/case-studies/${study.slug}.yaml`;
		const services = relatedPages(study.relatedServices, own, "relatedServices", locale);
		const industryName = nameOf(study.industry, own, locale);
		const mark = study.illustrative ? illustrationMarkIn(locale) : undefined;
		return { ...study, industryName, mark, path: `/resources/case-studies/${study.slug}`, services, closing };
	});
});

/** @throws {ContentError} when there is no industry of that file. */
function nameOf(slug: string, file: string, locale: Locale) {
	const industry = industriesIn(locale).find((each) => each.slug === slug);
	if (!industry) throw new ContentError(`${placeOf(file, ["industry"])} no industry is called ${slug}`);
	return industry.name;
}
