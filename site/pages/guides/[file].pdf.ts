import type { APIContext } from "astro";
import { guideName } from "#site/catalogue/document-addresses.ts";
import { guideFile } from "#site/catalogue/document-files.ts";
import { type Industry, industriesIn } from "#site/catalogue/industries.ts";
import { pageLocale } from "#site/catalogue/locale.ts";

export function getStaticPaths() {
	return industriesIn(pageLocale).map((industry) => ({
		params: { file: guideName(industry.guide) },
		props: industry,
	}));
}

/** The guide of an industry, typeset from the same data as its text file. */
export async function GET({ props }: APIContext<Industry>): Promise<Response> {
	const { bytes } = await guideFile(props, pageLocale);
	return new Response(Buffer.from(bytes), { headers: { "Content-Type": "application/pdf" } });
}
