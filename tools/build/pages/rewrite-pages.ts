import { readFile, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { filesOf } from "#tools/build/files-of.ts";

/** What a step of the build makes of a page, and what it moves out of it: texts by the addresses that the page then names. */
export interface RewrittenPage {
	readonly html: string;
	readonly files: readonly { readonly address: string; readonly text: string }[];
}

/** Takes each page through some steps, and writes what they make of it. */
export async function rewritePages(
	folder: string,
	steps: readonly ((html: string, address: string) => RewrittenPage)[],
): Promise<void> {
	const pages = await filesOf(folder, ".html");
	await Promise.all(
		pages.map(async (page) => {
			const built = await readFile(page, "utf8");
			let html = built;
			for (const step of steps) {
				const rewritten = step(html, addressOf(page, folder));
				for (const { address, text } of rewritten.files) await writeFile(join(folder, address), text);
				html = rewritten.html;
			}
			if (html !== built) await writeFile(page, html);
		}),
	);
}

/** The address of a page, by its file in the folder of all. */
export function addressOf(page: string, folder: string): string {
	return `/${dirname(relative(folder, page))}`;
}
