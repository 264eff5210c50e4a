import { decodeHTML } from "entities";
import { describe, expect, test } from "vitest";
import { type BuiltPage, everyPage, notFoundPage, pages } from "#tests/support/built-site.ts";
import { siteCopy } from "#tests/support/copy.ts";
import { all, attribute, textOf } from "#tests/support/page-text.ts";

const { name: brand, url: origin } = siteCopy;

function meta({ document }: BuiltPage, selector: string): string {
	const [element] = all(document, `meta[${selector}]`);
	return element ? attribute(element, "content") : "";
}

function titleOf({ document }: BuiltPage): string {
	return decodeHTML(all(document, "title")[0]?.textContent ?? "");
}

/** Values that more than one page has. */
function shared(values: readonly string[]): string[] {
	return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}

describe("in a list of search results", () => {
	test("no two pages have one title", () => {
		expect(shared([...pages, notFoundPage].map(titleOf))).toEqual([]);
	});

	test("no two pages have one description", () => {
		expect(shared([...pages, notFoundPage].map((each) => meta(each, 'name="description"')))).toEqual([]);
	});

	test.each(everyPage)("$path has a title that fits and names the company", (page) => {
		const title = titleOf(page);
		expect(title).toContain(brand);
		expect(title.length, title).toBeGreaterThanOrEqual(20);
		expect(title.length, title).toBeLessThanOrEqual(70);
	});

	test.each(everyPage)("$path has a description of a sentence or two", (page) => {
		const text = meta(page, 'name="description"');
		expect(text.length, text).toBeGreaterThanOrEqual(70);
		expect(text.length, text).toBeLessThanOrEqual(165);
	});

	test.each(pages)("$path has one address", (page) => {
		const links = all(page.document, 'link[rel="canonical"]').map((link) => attribute(link, "href"));
		const isHidden = meta(page, 'name="robots"').includes("noindex");
		expect(links).toEqual(isHidden ? [] : [`${origin}${page.path}`]);
	});

	test("the page for unknown addresses does not appear", () => {
		expect(meta(notFoundPage, 'name="robots"')).toContain("noindex");
	});
});

describe("the headings of every page", () => {
	test.each(everyPage)("$path has one first heading, and skips no level", ({ document }) => {
		const levels = all(document, "h1, h2, h3, h4, h5, h6")
			.filter((heading) => !heading.closest("dialog"))
			.toSorted((a, b) => a.location.offset - b.location.offset)
			.map((heading) => ({ level: Number(heading.tagName.slice(1)), text: textOf(heading) }));
		expect(levels.filter(({ level }) => level === 1)).toHaveLength(1);
		expect(levels[0]?.level).toBe(1);
		const jumps = levels.filter(
			({ level }, index) => index > 0 && level > (levels[index - 1]?.level ?? 0) + 1,
		);
		expect(jumps).toEqual([]);
		expect(levels.filter(({ text }) => text === "")).toEqual([]);
	});

	test.each(everyPage)("$path says its language and can be zoomed", ({ document }) => {
		const [root] = all(document, "html");
		expect(root && attribute(root, "lang")).toBe("en-NZ");
		const [viewport] = all(document, 'meta[name="viewport"]');
		expect(viewport && attribute(viewport, "content")).toBe("width=device-width, initial-scale=1");
	});
});
