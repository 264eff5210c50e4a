import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { find, openIndex } from "#site/scripts/search-engine.ts";
import { page, pages } from "#tests/support/built-site.ts";
import { siteCopy } from "#tests/support/copy.ts";
import { all, attribute, textOf } from "#tests/support/page-text.ts";
import { distFolder } from "#tests/support/site-description.ts";

const origin = siteCopy.url;
const listedPages = pages.filter(
	({ document, path }) =>
		all(document, 'link[rel="canonical"]').map((link) => attribute(link, "href"))[0] === `${origin}${path}`,
);

/** Where a question leads, the results first. */
function pathsFor(query: string): string[] {
	const { results, mentions } = find(index, query);
	return [...results, ...mentions].map(({ path }) => path);
}

const json = readFileSync(join(distFolder, "search/index.json"), "utf8");
const index = await openIndex(json);
const sought = listedPages.filter(({ path }) => !path.includes("/category/") && path !== "/search");

describe("a visitor who searches", () => {
	test.each(sought)("finds $path by what stands at its top", ({ path, document }) => {
		expect(pathsFor(all(document, "h1").map(textOf).join(" "))).toContain(path);
	});

	test("finds nothing for nonsense", () => {
		expect(pathsFor("xqzzyw")).toEqual([]);
	});

	test("opens only pages that exist, at anchors that exist", () => {
		const places = Object.values<string>(JSON.parse(json).documentIds).map((path) => {
			const [address = "", anchor] = path.split("#");
			return { path, anchor, document: page(address).document };
		});
		const anchors = places.filter(({ anchor }) => anchor !== undefined);
		expect(anchors.length).toBeGreaterThan(0);
		for (const { path, anchor, document } of anchors)
			expect(all(document, `[id="${anchor}"]`), path).toHaveLength(1);
	});

	test("without script still finds every page in a list", () => {
		const links = new Set(all(page("/search").document, "main a").map((link) => attribute(link, "href")));
		const missing = sought.filter(({ path }) => !links.has(path));
		expect(missing.map(({ path }) => path)).toEqual([]);
	});
});

test("no page carries the search, only the link to it", () => {
	for (const { document } of pages) {
		const [link] = all(document, "header .search-link");
		expect(link && attribute(link, "href")).toBe("/search");
		const script = link && attribute(link, "data-script");
		expect(script).toMatch(/\.js$/);
		expect(existsSync(join(distFolder, script ?? ""))).toBe(true);
	}
});
