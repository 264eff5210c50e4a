import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Selector, transform } from "lightningcss";
import { filesOf } from "#tools/build/page-files.ts";

const style = /(<style[^>]*>)([\s\S]*?)(<\/style>)/g;
const word = /[\w-]+/g;

/**
 * Takes out of each page's styles the classes that neither the page nor any script names. Astro gives a page the styles of
 * every section that its route could show. Runs before policies are made from the styles; `kept` has pages that grow later.
 */
export async function pruneStyles(folder: string, kept: string): Promise<void> {
	const scripts = await Promise.all((await filesOf(folder, ".js")).map((file) => readFile(file, "utf8")));
	const scriptWords = wordsOf(scripts.join(" "));
	const pages = (await filesOf(folder, ".html")).filter((file) => !file.startsWith(join(folder, kept)));
	await Promise.all(
		pages.map(async (page) => {
			const html = await readFile(page, "utf8");
			const used = new Set([...wordsOf(html.replace(style, "")), ...scriptWords]);
			await writeFile(
				page,
				html.replace(style, (_, open, css, close) => open + prune(css, used) + close),
			);
		}),
	);
}

/** Some CSS without the rules of classes that are not among the words. */
export function prune(css: string, used: ReadonlySet<string>): string {
	const classes = new Set<string>();
	const note = (selector: Selector): void => {
		for (const part of selector) if (part.type === "class") classes.add(part.name);
	};
	const input = { filename: "page.css", code: Buffer.from(css), minify: true };
	transform({ ...input, visitor: { Selector: note } });
	const unusedSymbols = [...classes].filter((name) => !used.has(name));
	return transform({ ...input, unusedSymbols }).code.toString();
}

function wordsOf(text: string): Set<string> {
	return new Set(text.match(word));
}
