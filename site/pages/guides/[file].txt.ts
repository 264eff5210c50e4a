import type { APIContext } from "astro";
import { guidesIn } from "#site/catalogue/guides.ts";
import { pageLocale } from "#site/catalogue/locale.ts";

export function getStaticPaths() {
	return guidesIn(pageLocale).map(({ fileName, text }) => ({
		params: { file: fileName.replace(/\.txt$/, "") },
		props: { text },
	}));
}

/** The guide of an industry under the name that the visitor's browser saves. */
export function GET({ props }: APIContext<{ text: string }>): Response {
	return new Response(props.text);
}
