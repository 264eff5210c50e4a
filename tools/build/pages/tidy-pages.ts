import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isLongText } from "#domain/pages/page-budgets.ts";
import { addressOf, filesOf } from "#tools/build/pages/page-files.ts";
import { markCompounds } from "#tools/build/pages/whole-compounds.ts";

/** Astro puts this before the first island, inside the page's body, where HTML allows no style; the site's own styles say the same. */
const islandStyle = /<style>astro-island[^<]*<\/style>/;
/** React closes the shapes of a drawing, which have nothing in them, with a tag of their own. */
const emptyShape = /><\/(?:circle|ellipse|line|path|polyline|rect)>/g;
/** Astro names each island by the folder that the site is built in, for its development server: without, each build has the same bytes. */
const islandName = /(<astro-island) uid="[^"]*"/g;
/** For errors of that server too. */
const islandComponent = /( opts="\{)&quot;name&quot;:&quot;\w+&quot;,/g;
/** Attributes are in double quotes, so that an apostrophe needs no code. */
const apostrophe = /&#(?:x27|39);/g;
/** React names these as scripts do; with small letters, the names that Astro writes are the same. */
const reactName = / (?:srcSet|fetchPriority)=/g;
/** What wakes the islands: Astro writes it into each page that has one. */
const islandScript = /<script>(\(\(\)=>\{[\s\S]*?)<\/script>/g;
/** Where the head loads the page's script, after the first paint. */
const lateScript = /import\([`"']\/_astro\/[^)]*\)/;

/**
 * Makes valid HTML of what Astro writes around islands, keeps on one line what is read as one, and moves the islands' script, which a
 * visitor needs after the first paint, into a file of its own. Runs before policies are made from the pages' styles and scripts.
 */
export async function tidyPages(folder: string): Promise<void> {
	const pages = await filesOf(folder, ".html");
	await Promise.all(
		pages.map(async (page) => {
			const html = await readFile(page, "utf8");
			const short = html
				.replace(islandStyle, "")
				.replace(emptyShape, "/>")
				.replace(islandName, "$1")
				.replace(islandComponent, "$1")
				.replace(apostrophe, "'")
				.replace(reactName, (name) => name.toLowerCase());
			const tidy = await moveIslandScripts(markCompounds(short, hasRoom(addressOf(page, folder))), folder);
			if (tidy !== html) await writeFile(page, tidy);
		}),
	);
}

/** Whether a page has bytes to spare: a long text, and the lists of such texts. */
function hasRoom(address: string): boolean {
	return isLongText(address) || address.startsWith("/resources");
}

async function moveIslandScripts(html: string, folder: string): Promise<string> {
	const scripts = [...html.matchAll(islandScript)];
	if (scripts.length === 0) return html;
	const code = scripts.map(([, each]) => each).join(";\n");
	const hash = createHash("sha256").update(code).digest("base64url").slice(0, 6);
	const address = `_astro/islands.${hash}.js`;
	await writeFile(join(folder, address), code);
	return html.replaceAll(islandScript, "").replace(lateScript, (first) => `${first},import("/${address}")`);
}
