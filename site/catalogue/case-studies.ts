import { caseStudySchema } from "#content/schemas/case-study.ts";
import { caseStudiesSchema } from "#content/schemas/pages/case-studies.ts";
import { readContent, readFolder } from "#site/catalogue/content.ts";
import { ContentError } from "#site/catalogue/content-file.ts";
import { inOrder } from "#site/catalogue/in-order.ts";
import { relatedPages } from "#site/catalogue/related-pages.ts";

const file = "content/pages/case-studies.yaml";

export const caseStudiesPage = readContent(file, caseStudiesSchema);

function closingOf(slug: string) {
	const closing = caseStudiesPage.closings[slug];
	if (!closing) throw new ContentError(`${file} closings has no words for ${slug}`);
	return closing;
}

/** The studies in their order, each with its path, its services and its closing call. */
export const caseStudies = inOrder(
	readFolder("case-studies", caseStudySchema),
	"content/case-studies/*.yaml",
).map((study) => ({
	...study,
	path: `/resources/case-studies/${study.slug}`,
	services: relatedPages(study.relatedServices, `content/case-studies/${study.slug}.yaml`),
	closing: closingOf(study.slug),
}));
