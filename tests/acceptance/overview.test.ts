import { describe, expect, test } from "vitest";
import { mainOf as main } from "#tests/support/built-site.ts";
import {
	among,
	articles,
	caseStudies,
	industries,
	products,
	services,
	solutionCategories,
	solutions,
	webinars,
	whitePapers,
} from "#tests/support/opening-entries.ts";
import { all, attribute, textOf, texts } from "#tests/support/page-text.ts";

const hrefs = (path: string, selector: string) =>
	all(main(path), selector).map((link) => attribute(link, "href"));
const buttons = (path: string) =>
	all(main(path), ".actions a").map((link) => `${textOf(link)} → ${attribute(link, "href")}`);

describe("the home page", () => {
	test("begins with AI solutions for your business, the assessment and the industries", () => {
		expect(texts(main("/"), "h1").map((text) => text.toUpperCase())).toEqual([
			"AI SOLUTIONS FOR YOUR BUSINESS",
		]);
		expect(hrefs("/", ".home-hero .actions a")).toEqual(["/assessment", "/industries"]);
	});

	test("shows six solutions, eight industries and nine products", () => {
		const cards = products.map((id) => `/products#${id}`);
		expect(among(hrefs("/", "h3 a"), solutions)).toEqual(solutions);
		expect(among(hrefs("/", "h3 a"), industries)).toEqual(industries);
		expect(among(hrefs("/", "h3 a"), cards)).toEqual(cards);
	});

	test("has the eight industries as links along the thread, whose nodes have fixed places", () => {
		expect(hrefs("/", "nav .nodes a").slice(0, 8)).toEqual(industries);
	});

	test("gives three reasons", () => {
		const headings = texts(main("/"), "h3");
		for (const reason of ["SMB-focused", "Quick implementation", "Ongoing support"])
			expect(headings).toContain(reason);
	});

	test("claims five returns, each of them once", () => {
		const text = textOf(main("/"));
		for (const claim of [
			"70% less manual data entry",
			"60% faster customer response",
			"45% more lead conversion",
			"30% lower service cost",
			"25% better inventory turnover",
		])
			expect(text.split(claim), claim).toHaveLength(2);
	});
});

describe("what it costs", () => {
	test.each(["/", "/products"])("%s leads to the page that says how a price is made", (path) => {
		expect(hrefs(path, "a")).toContain("/how-we-work");
	});
});

describe("the solutions overview", () => {
	test("leads to six services, each under its category", () => {
		const cards = all(main("/solutions"), "li.card").map((card) => [
			all(card, "h3 a").map((link) => attribute(link, "href"))[0] ?? "",
			texts(card, ".badge")[0],
		]);
		expect(cards.filter(([path = ""]) => solutions.includes(path))).toEqual(
			Object.entries(solutionCategories),
		);
	});

	test("says why, in four points, and leads to contact", () => {
		const headings = texts(main("/solutions"), "h3");
		for (const point of ["Tailored approach", "Proven results", "Ongoing support", "Scalable technology"])
			expect(headings).toContain(point);
		expect(hrefs("/solutions", ".actions a")).toContain("/contact");
	});
});

describe("the industries overview", () => {
	test("shows eight industries, each with a picture and three benefits", () => {
		expect(among(hrefs("/industries", "h3 a"), industries)).toEqual(industries);
		for (const card of all(main("/industries"), "li.card")) {
			expect(all(card, "img")).toHaveLength(1);
			expect(all(card, "ul li")).toHaveLength(3);
		}
	});

	test("leads from the four applications that are common to them to a service each", () => {
		for (const use of ["Customer Service", "Data Analytics", "Process Automation", "Marketing"]) {
			const link = all(main("/industries"), "h3 a").find((found) => textOf(found) === use);
			expect(link && attribute(link, "href"), use).toMatch(/^\/services\//);
		}
	});

	test("has its three buttons, two of which scroll to the grid", () => {
		expect(buttons("/industries")).toEqual([
			"Find Your Industry → #industries",
			"Schedule Industry Demo → /contact",
			"Download Industry Guide → #industries",
		]);
		expect(hrefs("/industries", "#industries li.card h3 a")).toEqual(expect.arrayContaining(industries));
	});
});

describe("the resources index", () => {
	test("leads to its four lists and to contact", () => {
		const lists = ["case-studies", "blog", "white-papers", "webinars"].map((list) => `/resources/${list}`);
		expect(hrefs("/resources", "h2 a, h3 a")).toEqual(lists);
		expect(hrefs("/resources", ".actions a")).toContain("/contact");
	});
});

describe("the four lists", () => {
	test("show six articles, six papers, six sessions and, in their order, three studies", () => {
		expect(hrefs("/resources/blog", "li.card h2 a")).toEqual(expect.arrayContaining(articles));
		expect(hrefs("/resources/white-papers", "li.card h2 a")).toEqual(expect.arrayContaining(whitePapers));
		expect(hrefs("/resources/webinars", "h3 a")).toEqual(expect.arrayContaining(webinars));
		const studies = hrefs("/resources/case-studies", "article .button");
		expect(among(studies, caseStudies)).toEqual(caseStudies);
	});
});

test("the list of all pages leads to every service", () => {
	expect(hrefs("/search", "a")).toEqual(expect.arrayContaining(services));
});
