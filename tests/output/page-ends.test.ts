import { describe, expect, test } from "vitest";
import { everyPage, mainOf, page } from "#tests/support/built-site.ts";
import { guides, services } from "#tests/support/opening-entries.ts";
import { all, attribute } from "#tests/support/page-text.ts";

const linksIn = (element: ReturnType<typeof mainOf> | undefined) =>
	element ? all(element, "a").map((link) => attribute(link, "href")) : [];

describe("the end of a page", () => {
	test.each(Object.entries(guides))("of %s offers %s, and the same as PDF", (industry, file) => {
		const main = mainOf(`/industries/${industry}`);
		const files = linksIn(all(main, "section").at(-1)).filter((href) => href.startsWith("/guides/"));
		expect(files).toEqual([`/guides/${file}`, `/guides/${file.replace(".txt", ".pdf")}`]);
		expect(linksIn(main).at(-1)).toBe(files.at(-1));
	});

	test.each(services)("of %s leaves the links about us to the footer", (path) => {
		const about = linksIn(
			all(page(path).document, ".footer-columns > div").find((column) => linksIn(column).includes("/trust")),
		);
		expect(about.length).toBeGreaterThan(3);
		const repeated = linksIn(all(mainOf(path), "#enquire")[0]).filter((href) => about.includes(href));
		expect(repeated.length).toBeLessThan(2);
	});

	test.each([
		["/reply-times", "/contact"],
		["/figures", "/contact"],
		["/assessment/sample", "/assessment"],
		["/resources/blog/choosing-the-first-use-case", "/services/ai-consulting#enquire"],
	])("of %s leads on to %s", (path, next) => {
		const buttons = all(mainOf(path), ".actions").at(-1);
		expect(linksIn(buttons)[0]).toBe(next);
		expect(linksIn(mainOf(path)).at(-1)).toBe(linksIn(buttons).at(-1));
	});

	test("of the list of figures writes the mail to report a missing one to", () => {
		expect(linksIn(mainOf("/figures")).filter((href) => href.startsWith("mailto:"))).toHaveLength(1);
	});
});

describe("the services and industries that a page leads to", () => {
	const related = everyPage.flatMap(({ path, document }) => {
		const lists = all(document, ".page-links");
		return lists.length > 0 ? [{ path, items: lists.flatMap((list) => all(list, "li")) }] : [];
	});

	test("are on the pages of articles and case studies", () => {
		expect(related.length).toBeGreaterThan(8);
	});

	test.each(related)("are named on $path in words, each with its link and without a picture", ({ items }) => {
		for (const item of items) {
			expect(linksIn(item)[0]).toMatch(/^\/(?:services|industries)\//);
			expect(all(item, "p")).toHaveLength(1);
			expect(all(item, "img")).toEqual([]);
		}
	});
});
