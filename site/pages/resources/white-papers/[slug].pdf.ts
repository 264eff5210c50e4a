import type { APIContext } from "astro";
import { paperFile } from "#site/catalogue/document-files.ts";
import { type WhitePaper, whitePapers } from "#site/catalogue/white-papers.ts";

export function getStaticPaths() {
	return whitePapers.map((paper) => ({ params: { slug: paper.slug }, props: paper }));
}

/** A white paper, typeset. */
export async function GET({ props }: APIContext<WhitePaper>): Promise<Response> {
	const { bytes } = await paperFile(props);
	return new Response(Buffer.from(bytes), { headers: { "Content-Type": "application/pdf" } });
}
