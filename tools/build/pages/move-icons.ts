import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { filesOf } from "#tools/build/pages/page-files.ts";

const main = /<main[\s\S]*<\/main>/;
const icon = /<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">([\s\S]*?)<\/svg>/g;
/** With fewer icons, a page is shown sooner without a request for them. */
const worthAFile = 15;

/**
 * Moves the icons of a page that shows very many into a file, which the browser keeps. Those of the header stay: they are
 * there at the first paint. Runs before the pages are weighed.
 */
export async function moveIcons(folder: string): Promise<void> {
	const pages = await filesOf(folder, ".html");
	await Promise.all(
		pages.map(async (page) => {
			const html = await readFile(page, "utf8");
			const moved = withIconsMoved(html);
			if (moved === null) return;
			await writeFile(join(folder, moved.address), moved.sprite);
			await writeFile(page, moved.html);
		}),
	);
}

interface MovedIcons {
	readonly html: string;
	/** Of the file with the icons. */
	readonly address: string;
	readonly sprite: string;
}

/** A page whose icons are in a file of their own; null where they are too few. */
export function withIconsMoved(html: string): MovedIcons | null {
	const shown = [...(html.match(main)?.[0] ?? "").matchAll(icon)].map(([, shape = ""]) => shape);
	if (shown.length < worthAFile) return null;
	const shapes = [...new Set(shown)];
	const symbols = shapes.map(
		(shape, index) => `<symbol id="i${index}" viewBox="0 0 24 24">${shape}</symbol>`,
	);
	const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`;
	const address = `_astro/icons.${createHash("sha256").update(sprite).digest("base64url").slice(0, 6)}.svg`;
	const reference = (_: string, shape: string) =>
		`<svg class="icon" aria-hidden="true"><use href="/${address}#i${shapes.indexOf(shape)}"/></svg>`;
	return { html: html.replace(main, (text) => text.replace(icon, reference)), address, sprite };
}
