import type { APIContext } from "astro";
import { guideFromIndustry } from "#domain/guides/guide-from-industry.ts";
import { guideText } from "#domain/guides/guide-text.ts";
import { industries } from "#site/catalogue/industries.ts";
import { site } from "#site/catalogue/site.ts";

const contact = { name: site.name, email: site.email, url: site.url };

export function getStaticPaths() {
	return industries.map((industry) => ({
		params: { file: industry.guide.fileName.replace(/\.txt$/, "") },
		props: { text: guideText(guideFromIndustry(industry, contact)) },
	}));
}

/** The guide of an industry under the name that the visitor's browser saves. */
export function GET({ props }: APIContext<{ text: string }>): Response {
	return new Response(props.text);
}
