import { createHash } from "node:crypto";
import type { RewrittenPage } from "#tools/build/pages/rewrite-pages.ts";

/** What Astro gives an island that starts in the browser. */
const properties = /(<astro-island [^>]*?) props="([^"]*)"/g;
/** With fewer characters, an island would start later for bytes that its page hardly feels. */
const worthAFile = 500;
const entities: Readonly<Record<string, string>> = { quot: '"', amp: "&", lt: "<", gt: ">" };

/**
 * Moves what an island is given, such as the words of a form, into a file that `settled-directive.ts` fetches along with its script: the
 * page shows the form without it. Runs before the pages are weighed.
 */
export function moveProperties(html: string): RewrittenPage {
	const files: { address: string; text: string }[] = [];
	const short = html.replace(properties, (whole, island, encoded) => {
		if (encoded.length < worthAFile) return whole;
		const text = encoded.replace(/&(quot|amp|lt|gt);/g, (_: string, name: string) => entities[name]);
		const address = `_astro/props.${createHash("sha256").update(text).digest("base64url").slice(0, 6)}.json`;
		files.push({ address, text });
		return `${island} data-props="/${address}"`;
	});
	return { html: short, files };
}
