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

describe("a service that a page leads to", () => {
	const leading = everyPage.flatMap(({ path, html, document }) => {
		const cards = all(document, ".related .card").filter((card) =>
			linksIn(card).some((href) => href.startsWith("/services/")),
		);
		return cards.length > 0 ? [{ path, html, services: cards.length }] : [];
	});

	test("is on the pages of articles and case studies", () => {
		expect(leading.length).toBeGreaterThan(8);
	});

	test.each(leading)("is known on $path by the land at the head of its page", ({ html, services }) => {
		const lands = [
			...html.matchAll(/class="card image-card"><picture><source[^>]*banner-([a-z-]+)-phone/g),
		].map(([, land]) => land);
		expect(new Set(lands).size).toBe(services);
	});
});
