import { describe, expect, test } from "vitest";
import { mainOf as main, pages } from "#tests/support/built-site.ts";
import { caseStudies, whitePapers } from "#tests/support/opening-entries.ts";
import { all, attribute, textOf, texts } from "#tests/support/page-text.ts";

const outside = (path: string) =>
	all(main(path), "a")
		.filter((link) => attribute(link, "href").startsWith("https://"))
		.filter((link) => attribute(link, "target") === "_blank")
		.map((link) => attribute(link, "href"));

describe("the case studies", () => {
	test.each([
		["retail-stock-forecasting", "3 months"],
		["manufacturing-visual-inspection", "4 months"],
		["healthcare-appointment-access", "2 months"],
	])("%s took %s", (slug, time) => {
		expect(textOf(main(`/resources/case-studies/${slug}`))).toContain(time);
	});

	test("have a button each, to the whole study", () => {
		const links = all(main("/resources/case-studies"), "article a");
		const buttons = links.filter((link) => textOf(link).startsWith("Read Full Case Study"));
		expect(buttons.map((link) => attribute(link, "href"))).toEqual(expect.arrayContaining(caseStudies));
	});
});

test("a study that counted before and after shows both figures next to its result", () => {
	const charts = all(main("/resources/case-studies/retail-stock-forecasting"), ".before-after").map(textOf);
	expect(charts).toHaveLength(3);
	expect(charts[0]).toMatch(/9\.1%.*6\.0%/);
});

test("each list of the hub also leads to one of its own entries", () => {
	const lists = all(main("/resources"), ".resource-cards li");
	expect(lists).toHaveLength(4);
	for (const list of lists) {
		const [toList = "", toEntry = ""] = all(list, "a").map((link) => attribute(link, "href"));
		expect(toEntry.startsWith(`${toList}/`), toEntry).toBe(true);
	}
});

test("the white papers have 29 to 45 pages", () => {
	const pages = whitePapers.map((path) => Number(/\b(\d+) pages\b/.exec(textOf(main(path)))?.[1]));
	expect(Math.min(...pages)).toBeGreaterThanOrEqual(29);
	expect(Math.max(...pages)).toBeLessThanOrEqual(45);
});

test("the blog has the filters that were asked for, in their order", () => {
	expect(texts(main("/resources/blog"), ".filters a")).toEqual([
		"All",
		"Implementation",
		"Customer Service",
		"Business Impact",
		"Best Practices",
		"Ethics",
		"Strategy",
	]);
});

test("a session to come says Register Now, one that has been Watch Recording", () => {
	const buttons = all(main("/resources/webinars"), "a").map(textOf);
	for (const button of ["Register Now", "Watch Recording"])
		expect(buttons.filter((text) => text.startsWith(button))).not.toEqual([]);
});

test.each([
	["/resources/case-studies", 4],
	["/resources/white-papers", 2],
	["/resources/webinars", 2],
])("%s leads to %i outside pages or more, each a different one", (path, count) => {
	const links = outside(path);
	expect(new Set(links).size).toBeGreaterThanOrEqual(count);
	expect(new Set(links).size).toBe(links.length);
});

test.each([
	"/resources/blog/work-out-the-return-before-you-buy",
	"/resources/white-papers/ai-policy-for-a-small-company/the-register",
])("%s has its contents in a column of their own, as they stay in view while its text scrolls", (path) => {
	expect(all(main(path), ".two-columns > .article-contents + .long-text")).toHaveLength(1);
});

test("a chapter names all chapters of its paper, and the parts of the one that is read", () => {
	const paper = "/resources/white-papers/ai-policy-for-a-small-company";
	const read = `${paper}/the-register`;
	const hrefs = (selector: string) => all(main(read), selector).map((link) => attribute(link, "href"));
	const chapters = pages.map(({ path }) => path).filter((path) => path.startsWith(`${paper}/`));
	expect(hrefs(".chapter-contents > li > a").toSorted()).toEqual(chapters.toSorted());
	expect(hrefs(".chapter-contents [aria-current]")).toEqual([read]);
	expect(hrefs(".chapter-contents [aria-current] + ol a").length).toBeGreaterThan(1);
});
