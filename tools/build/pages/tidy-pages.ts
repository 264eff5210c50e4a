import { createHash } from "node:crypto";
import { isLongText } from "#domain/pages/page-budgets.ts";
import type { RewrittenPage } from "#tools/build/pages/rewrite-pages.ts";
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
export function tidyPage(html: string, address: string): RewrittenPage {
	const short = html
		.replace(islandStyle, "")
		.replace(emptyShape, "/>")
		.replace(islandName, "$1")
		.replace(islandComponent, "$1")
		.replace(apostrophe, "'")
		.replace(reactName, (name) => name.toLowerCase());
	return moveIslandScripts(markCompounds(short, hasRoom(address)));
}

/** Whether a page has bytes to spare: a long text, and the lists of such texts. */
function hasRoom(address: string): boolean {
	return isLongText(address) || address.startsWith("/resources");
}

function moveIslandScripts(html: string): RewrittenPage {
	const scripts = [...html.matchAll(islandScript)];
	if (scripts.length === 0) return { html, files: [] };
	const text = scripts.map(([, each]) => each).join(";\n");
	const address = `_astro/islands.${createHash("sha256").update(text).digest("base64url").slice(0, 6)}.js`;
	const late = (first: string) => `${first},import("/${address}")`;
	return { html: html.replaceAll(islandScript, "").replace(lateScript, late), files: [{ address, text }] };
}
