import type { APIContext } from "astro";
import { guideName } from "#site/catalogue/document-addresses.ts";
import { guidesIn } from "#site/catalogue/guides.ts";
import { pageLocale } from "#site/catalogue/locale.ts";

export function getStaticPaths() {
	return guidesIn(pageLocale).map((guide) => ({
		params: { file: guideName(guide) },
		props: guide,
	}));
}

/** The guide of an industry under the name that the visitor's browser saves. */
export function GET({ props }: APIContext<{ text: string }>): Response {
	return new Response(props.text);
}
