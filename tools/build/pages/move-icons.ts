import { createHash } from "node:crypto";
import type { RewrittenPage } from "#tools/build/pages/rewrite-pages.ts";

const main = /<main[\s\S]*<\/main>/;
const icon = /<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">([\s\S]*?)<\/svg>/g;
/** With fewer icons, a page is shown sooner without a request for them. */
const worthAFile = 15;

/**
 * Moves the icons of a page that shows very many into a file, which the browser keeps. Those of the header stay: they are
 * there at the first paint. Runs before the pages are weighed.
 */
export function moveIcons(html: string): RewrittenPage {
	const shown = [...(html.match(main)?.[0] ?? "").matchAll(icon)].map(([, shape = ""]) => shape);
	if (shown.length < worthAFile) return { html, files: [] };
	const shapes = [...new Set(shown)];
	const symbols = shapes.map(
		(shape, index) => `<symbol id="i${index}" viewBox="0 0 24 24">${shape}</symbol>`,
	);
	const text = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`;
	const address = `_astro/icons.${createHash("sha256").update(text).digest("base64url").slice(0, 6)}.svg`;
	const reference = (_: string, shape: string) =>
		`<svg class="icon" aria-hidden="true"><use href="/${address}#i${shapes.indexOf(shape)}"/></svg>`;
	return {
		html: html.replace(main, (part) => part.replace(icon, reference)),
		files: [{ address, text }],
	};
}
