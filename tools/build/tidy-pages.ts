import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Astro puts this before the first island, inside the page's body, where HTML allows no style; the site's own styles say the same. */
const islandStyle = /<style>astro-island[^<]*<\/style>/;

/** Makes valid HTML of what Astro writes around islands. Runs before policies are made from the pages' styles. */
export async function tidyPages(folder: string): Promise<void> {
	const files = await readdir(folder, { recursive: true });
	const pages = files.filter((file) => file.endsWith(".html")).map((file) => join(folder, file));
	await Promise.all(
		pages.map(async (page) => {
			const html = await readFile(page, "utf8");
			if (islandStyle.test(html)) await writeFile(page, html.replace(islandStyle, ""));
		}),
	);
}
