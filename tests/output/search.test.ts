import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { find, openIndex } from "#site/scripts/search-engine.ts";
import { page, pages } from "#tests/support/built-site.ts";
import { siteCopy } from "#tests/support/copy.ts";
import { all, attribute } from "#tests/support/page-text.ts";
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

const index = await openIndex(readFileSync(join(distFolder, "search/index.json"), "utf8"));

describe("a visitor who searches", () => {
	test.each([
		["invoices", "/resources/webinars/automating-supplier-invoices"],
		["chatbot", "/services/ai-customer-service"],
		["plumbing wholesaler", "/industries/retail"],
		["stock", "/products#supply-chain-ai"],
		["hotel", "/industries/hospitality"],
		["Maori", "/industries/education"],
		["privacy policy", "/privacy"],
		["readiness assessment", "/assessment"],
		["automatisation of invoises", "/services/ai-automation"],
	])("for %s finds %s", (query, path) => {
		expect(pathsFor(query)).toContain(path);
	});

	test.each([
		["cost", "/how-we-work"],
		["pricing", "/how-we-work"],
		["price", "/how-we-work"],
		["stock", "/products#supply-chain-ai"],
		["privacy", "/privacy"],
	])("for %s sees our own page, %s, before any reading", (query, path) => {
		const paths = pathsFor(query);
		expect(paths).toContain(path);
		expect(paths.slice(0, paths.indexOf(path)).filter((other) => other.startsWith("/resources/"))).toEqual(
			[],
		);
	});

	test("finds a service by a heading on its page, which is shown", () => {
		const [service] = find(index, "supplier invoice").results.filter(
			({ path }) => path === "/services/ai-automation",
		);
		expect(service?.headings.join(" ").toLowerCase()).toContain("invoice");
	});

	test("finds the same with American spelling", () => {
		expect(pathsFor("organization")).toEqual(pathsFor("organisation"));
	});

	test("finds the same with a straight apostrophe as with a typographic one", () => {
		expect(pathsFor("year's budget").length).toBeGreaterThan(1);
		expect(pathsFor("year's budget")).toEqual(pathsFor("year’s budget"));
	});

	test.each(["stock", "phone", "privacy"])("for %s reads the word in every result", (query) => {
		const { results, mentions } = find(index, query);
		expect(mentions.length).toBeGreaterThan(0);
		for (const { title, description, kind, headings } of results)
			expect([title, description, kind, ...headings].join(" ").toLowerCase()).toContain(query);
	});

	test("for a word that only texts hold still finds their pages", () => {
		expect(find(index, "plumbing wholesaler").results.map(({ path }) => path)).toEqual([
			"/industries/retail",
		]);
	});

	test("finds nothing for nonsense", () => {
		expect(pathsFor("xqzzyw")).toEqual([]);
	});

	test.each(["farm", "zebra", "banana", "qwerty"])(
		"finds nothing for %s, which no page is about",
		(query) => {
			expect(pathsFor(query)).toEqual([]);
		},
	);

	test.each([
		["resturant", "/industries/hospitality"],
		["custmer servise", "/services/ai-customer-service"],
		["predictve maintenence", "/industries/manufacturing"],
		["chatgpt", "/services/ai-customer-service"],
	])("for %s, typed in haste, finds %s", (query, path) => {
		expect(pathsFor(query)).toContain(path);
	});

	test("opens only pages that exist, at anchors that exist", () => {
		const found = ["AI", "service", "product", "learn", "data"].flatMap(pathsFor);
		const places = found.map((path) => {
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
		const missing = listedPages.filter(
			({ path }) => !links.has(path) && !/\/category\/|^\/search$/.test(path),
		);
		expect(missing.map(({ path }) => path)).toEqual([]);
	});
});

test("no page carries the search, only the link to it", () => {
	for (const { document } of pages) {
		const [link] = all(document, "header .search-link");
		expect(link && attribute(link, "href")).toBe("/search");
		expect(existsSync(join(distFolder, link ? attribute(link, "data-script") : ""))).toBe(true);
	}
});
