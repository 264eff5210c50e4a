import type { HtmlElement } from "html-validate";
import { describe, expect, test } from "vitest";
import { mainOf } from "#tests/support/built-site.ts";
import { industries } from "#tests/support/opening-entries.ts";
import { all, attribute } from "#tests/support/page-text.ts";

const hrefs = (element: HtmlElement | undefined) =>
	element ? all(element, "a").map((link) => attribute(link, "href")) : [];

test("home shows every industry's scene right after its first view", () => {
	const [, second] = all(mainOf("/"), "section");
	expect(hrefs(second)).toEqual(expect.arrayContaining(industries));
});

test("the last picture of one industry's page is that of no other", () => {
	const closings = industries.map((path) => {
		const last = all(mainOf(path), "section").at(-1);
		return last && all(last, "img").map((image) => attribute(image, "src"))[0];
	});
	expect(closings).not.toContain(undefined);
	expect(new Set(closings).size).toBe(industries.length);
});

describe("what an industry's page offers", () => {
	test.each(industries)("on %s says what it brings before what it does", (path) => {
		const blocks = all(mainOf(path), "article.block");
		expect(blocks.length).toBeGreaterThan(2);
		const orders = blocks.map((block) => all(block, "ul").map((list) => attribute(list, "class")));
		expect(orders).toEqual(blocks.map(() => ["gains", "ticks"]));
	});
});
