import type { APIContext } from "astro";
import { slidesFile } from "#site/catalogue/document-files.ts";
import { pageLocale } from "#site/catalogue/locale.ts";
import { type Webinar, webinarsIn } from "#site/catalogue/webinars.ts";

export function getStaticPaths() {
	return webinarsIn(pageLocale).map((webinar) => ({ params: { slug: webinar.slug }, props: webinar }));
}

/** The slides of a session, typeset. */
export async function GET({ props }: APIContext<Webinar>): Promise<Response> {
	const { bytes } = await slidesFile(props, pageLocale);
	return new Response(Buffer.from(bytes), { headers: { "Content-Type": "application/pdf" } });
}
