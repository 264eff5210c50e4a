import { describe, expect, test } from "vitest";
import { everyPage } from "#tests/support/built-site.ts";
import { siteCopy } from "#tests/support/copy.ts";
import { among, solutions } from "#tests/support/opening-entries.ts";
import { all, attribute, textOf, texts } from "#tests/support/page-text.ts";

const { name, email, offices } = siteCopy;
const links = (elements: ReturnType<typeof all>) => elements.map((link) => attribute(link, "href"));

describe("the header and footer of every page", () => {
	test.each(everyPage)("$path names the company, with its tagline, and leads home", ({ document }) => {
		const [wordmark] = all(document, "header a.wordmark");
		expect(wordmark && attribute(wordmark, "href")).toBe("/");
		expect(texts(document, "header .wordmark span")[0]).toBe(`${name}empowering growth with AI`);
	});

	test.each(everyPage)("$path leads to the five rooms, to contact and to the assessment", ({ document }) => {
		expect(links(all(document, "header nav li a"))).toEqual([
			"/industries",
			"/solutions",
			"/products",
			"/resources",
			"/company",
		]);
		const buttons = all(document, "header .header-buttons a").map((link) => [
			textOf(link),
			attribute(link, "href"),
		]);
		expect(buttons.slice(-2)).toEqual([
			["Contact Us", "/contact"],
			["Get Started", "/assessment"],
		]);
	});

	test.each(everyPage)("$path lists six solutions and the first eight products", ({ document }) => {
		expect(among(links(all(document, "footer a")), solutions)).toEqual(solutions);
		expect(texts(document, 'footer a[href="/products"]')).toEqual([
			"Customer Service AI",
			"Business Intelligence",
			"Marketing Automation",
			"Process Automation",
			"Sales Intelligence",
			"Financial AI",
			"HR and Recruitment",
			"Quality Control",
		]);
	});

	test.each(everyPage)("$path gives the mail address, the offices and the year", ({ document }) => {
		expect(links(all(document, 'footer a[href^="mailto:"]'))).toEqual([`mailto:${email}`]);
		const listed = texts(document, "footer li");
		expect(listed).toEqual(expect.arrayContaining(offices.map((office) => office.name)));
		expect(texts(document, "footer p").join(" ")).toContain(`© 2025 ${name}`);
	});

	test.each(everyPage)("$path has a button for each policy, which leads to its page", ({ document }) => {
		const forms = all(document, "footer .policies form");
		const buttons = forms.map((form) => `${texts(form, "button").join()} → ${attribute(form, "action")}`);
		const policies = ["Privacy Policy → /privacy", "Terms of Service → /terms", "Cookie Policy → /cookies"];
		expect(among(buttons, policies)).toEqual(policies);
	});

	test.each(everyPage)("$path links four social networks or more, and no placeholder", ({ document }) => {
		const social = links(all(document, ".socials a"));
		expect(social.length).toBeGreaterThanOrEqual(4);
		for (const address of social) expect(address).toMatch(/^https:\/\//);
	});

	test.each(everyPage)("$path marks the room that a visitor is in, and no other", ({ path, document }) => {
		const marked = all(document, "header a[aria-current]").map((link) => attribute(link, "href"));
		// A service is one of the solutions.
		const place = path.replace(/^\/services\//, "/solutions/");
		const own = links(all(document, "header nav a")).filter(
			(href) => path === href || place.startsWith(`${href}/`),
		);
		expect(marked).toEqual(own);
	});
});
