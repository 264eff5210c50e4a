import type { APIContext } from "astro";
import { guideFile } from "#site/catalogue/document-files.ts";
import { industries } from "#site/catalogue/industries.ts";

export function getStaticPaths() {
	return industries.map((industry) => ({
		params: { file: industry.guide.fileName.replace(/\.txt$/, "") },
		props: industry,
	}));
}

/** The guide of an industry, typeset from the same data as its text file. */
export async function GET({ props }: APIContext<(typeof industries)[number]>): Promise<Response> {
	const { bytes } = await guideFile(props);
	return new Response(Buffer.from(bytes), { headers: { "Content-Type": "application/pdf" } });
}
