import type { APIContext } from "astro";
import { slidesFile } from "#site/catalogue/document-files.ts";
import { type Webinar, webinars } from "#site/catalogue/webinars.ts";

export function getStaticPaths() {
	return webinars.map((webinar) => ({ params: { slug: webinar.slug }, props: webinar }));
}

/** The slides of a session, typeset. */
export async function GET({ props }: APIContext<Webinar>): Promise<Response> {
	const { bytes } = await slidesFile(props);
	return new Response(Buffer.from(bytes), { headers: { "Content-Type": "application/pdf" } });
}
