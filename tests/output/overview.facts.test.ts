import { describe, expect, test } from "vitest";
import { page } from "./built-site.ts";
import { all, attribute, sectionOf, textOf, texts } from "./page-text.ts";

const main = (path: string) => all(page(path).document, "main")[0] ?? page(path).document;
const hrefs = (path: string, selector: string) =>
	all(main(path), selector).map((link) => attribute(link, "href"));
const buttons = (path: string) =>
	all(main(path), ".actions a").map((link) => `${textOf(link)} → ${attribute(link, "href")}`);

const industries = [
	"retail",
	"healthcare",
	"finance",
	"manufacturing",
	"professional-services",
	"hospitality",
	"real-estate",
	"education",
].map((slug) => `/industries/${slug}`);

const solutions = [
	"ai-solutions",
	"ai-automation",
	"ai-customer-service",
	"ai-analytics",
	"ai-marketing",
	"ai-consulting",
].map((slug) => `/services/${slug}`);

const solutionCategories = [
	"Core AI",
	"Automation",
	"Customer Experience",
	"Analytics",
	"Marketing",
	"Consulting",
];

const products = [
	"ai-customer-service",
	"business-intelligence",
	"marketing-automation",
	"process-automation",
	"sales-intelligence",
	"financial-ai",
	"hr-recruitment",
	"quality-control",
	"supply-chain-ai",
];

describe("the home page", () => {
	test("begins with AI solutions for your business, the assessment and the industries", () => {
		expect(texts(main("/"), "h1").map((text) => text.toUpperCase())).toEqual([
			"AI SOLUTIONS FOR YOUR BUSINESS",
		]);
		expect(hrefs("/", ".home-hero .actions a")).toEqual(["/assessment", "/industries"]);
	});

	test("shows six solutions, eight industries and nine products", () => {
		expect(hrefs("/", 'h3 a[href^="/services/"]')).toEqual(solutions);
		expect(hrefs("/", 'h3 a[href^="/industries/"]')).toEqual(industries);
		expect(hrefs("/", 'h3 a[href^="/products#"]')).toEqual(products.map((id) => `/products#${id}`));
	});

	test("has the eight industries as links along the thread", () => {
		expect(hrefs("/", "nav .nodes a")).toEqual(industries);
	});

	test("gives three reasons and five returns", () => {
		const headings = texts(main("/"), "h3");
		for (const reason of ["SMB-focused", "Quick implementation", "Ongoing support"])
			expect(headings).toContain(reason);
		const returns = textOf(sectionOf(main("/"), "What the work should return"));
		for (const claim of [
			"70% less manual data entry",
			"60% faster customer response",
			"45% more lead conversion",
			"30% lower service cost",
			"25% better inventory turnover",
		])
			expect(returns).toContain(claim);
	});
});

describe("the solutions overview", () => {
	test("leads to six services, each under its category", () => {
		expect(hrefs("/solutions", 'h3 a[href^="/services/"]')).toEqual(solutions);
		expect(texts(main("/solutions"), ".badge")).toEqual(solutionCategories);
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
		expect(hrefs("/industries", 'h3 a[href^="/industries/"]')).toEqual(industries);
		for (const card of all(main("/industries"), "li.card")) {
			expect(all(card, "img")).toHaveLength(1);
			expect(all(card, "ul li")).toHaveLength(3);
		}
	});

	test("lists the four applications that are common to them", () => {
		const headings = texts(main("/industries"), "h3");
		for (const use of ["Customer Service", "Data Analytics", "Process Automation", "Marketing"])
			expect(headings).toContain(use);
	});

	test("has its three buttons, two of which scroll to the grid", () => {
		expect(buttons("/industries")).toEqual([
			"Find Your Industry → #industries",
			"Schedule Industry Demo → /contact",
			"Download Industry Guide → #industries",
		]);
		expect(all(main("/industries"), "#industries li.card")).toHaveLength(8);
	});
});

describe("the resources index", () => {
	test("leads to its four lists and to contact", () => {
		const lists = ["case-studies", "blog", "white-papers", "webinars"].map((list) => `/resources/${list}`);
		expect(hrefs("/resources", "h2 a, h3 a")).toEqual(lists);
		expect(hrefs("/resources", ".actions a")).toContain("/contact");
	});
});
