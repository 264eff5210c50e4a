import { readFile, writeFile } from "node:fs/promises";
import { filesOf } from "#tools/build/page-files.ts";

/** Astro puts this before the first island, inside the page's body, where HTML allows no style; the site's own styles say the same. */
const islandStyle = /<style>astro-island[^<]*<\/style>/;

/** Makes valid HTML of what Astro writes around islands. Runs before policies are made from the pages' styles. */
export async function tidyPages(folder: string): Promise<void> {
	const pages = await filesOf(folder, ".html");
	await Promise.all(
		pages.map(async (page) => {
			const html = await readFile(page, "utf8");
			if (islandStyle.test(html)) await writeFile(page, html.replace(islandStyle, ""));
		}),
	);
}
