import type { APIContext } from "astro";
import { paperFile } from "#site/catalogue/document-files.ts";
import { pageLocale } from "#site/catalogue/locale.ts";
import { type WhitePaper, whitePapersIn } from "#site/catalogue/white-papers.ts";

export function getStaticPaths() {
	return whitePapersIn(pageLocale).map((paper) => ({ params: { slug: paper.slug }, props: paper }));
}

/** A white paper, typeset. */
export async function GET({ props }: APIContext<WhitePaper>): Promise<Response> {
	const { bytes } = await paperFile(props, pageLocale);
	return new Response(Buffer.from(bytes), { headers: { "Content-Type": "application/pdf" } });
}
