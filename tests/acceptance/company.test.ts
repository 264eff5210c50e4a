import { describe, expect, test } from "vitest";
import { mainOf as main, notFoundPage } from "#tests/support/built-site.ts";
import { siteCopy } from "#tests/support/copy.ts";
import { all, attribute, textOf, texts } from "#tests/support/page-text.ts";

describe("the company page", () => {
	const headings = texts(main("/company"), "h2, h3");

	test("tells mission, story and approach", () => {
		for (const part of ["Our mission", "Our story", "Our approach"]) expect(headings).toContain(part);
	});

	test("names four values and four figures", () => {
		for (const value of ["Accessibility", "Transparency", "Innovation", "Partnership"])
			expect(headings).toContain(value);
		const text = textOf(main("/company"));
		for (const figure of [
			"200+ businesses",
			"300% average",
			"8 industries",
			"24/7 support",
			"nearly 50 years",
		])
			expect(text).toContain(figure);
	});

	test("shows each office on a map of its country, with its distance from UTC", () => {
		const offices = texts(main("/company"), ".offices li");
		expect(texts(main("/company"), ".offices h3")).toEqual(["New Zealand", "India", "Malaysia"]);
		for (const [index, offset] of ["+12/+13", "+5:30", "+8"].entries())
			expect(offices[index]).toContain(offset);
		expect(all(main("/company"), ".offices picture")).toHaveLength(3);
	});

	test("shows six use cases, its form and a closing call", () => {
		expect(all(main("/company"), "dl.use-cases dt")).toHaveLength(6);
		expect(all(main("/company"), 'form[action="/forms/about"]')).toHaveLength(1);
		expect(all(main("/company"), "section").at(-1)?.querySelectorAll(".actions a").length).toBeGreaterThan(0);
	});
});

describe("the contact page", () => {
	test("asks for a message and promises an answer within 24 hours", () => {
		expect(texts(main("/contact"), "h2")).toContain("Send us a message");
		expect(textOf(main("/contact"))).toMatch(/replies within 24 hours/);
	});

	test("gives the mail address, the offices and remote consultations", () => {
		const text = textOf(main("/contact"));
		const offices = siteCopy.offices.map(({ name }) => name);
		for (const part of [siteCopy.email, ...offices, "Remote consultations worldwide"])
			expect(text).toContain(part);
		expect(all(main("/contact"), `a[href="mailto:${siteCopy.email}"]`).length).toBeGreaterThan(0);
	});
});

describe("the policies", () => {
	test.each(["/privacy", "/terms", "/cookies"])("%s is in force since 1 January 2025", (path) => {
		expect(textOf(main(path))).toContain("1 January 2025");
	});

	test("are governed by the law of New Zealand", () => {
		expect(textOf(main("/privacy"))).toContain("Privacy Act 2020");
		expect(textOf(main("/terms"))).toContain("Consumer Guarantees Act");
		expect(textOf(main("/terms"))).toMatch(/law of New Zealand|New Zealand law/);
	});

	test("speak of New Zealand dollars for fees and of US dollars for prices", () => {
		expect(textOf(main("/terms"))).toContain("New Zealand dollars");
		expect(textOf(main("/terms"))).toContain("US dollars");
	});

	test("give the limits for cookies next to the statement that none is set", () => {
		expect(textOf(main("/cookies"))).toMatch(/1 (?:to|and|–) ?24 months|between 1 and 24 months/);
		expect(textOf(main("/cookies"))).toMatch(/(?:set|sets|use) no cookie/);
	});
});

describe("the page for unknown addresses", () => {
	test("names the error and its status above a heading of its own", () => {
		const [main] = all(notFoundPage.document, "main");
		const [heading] = all(notFoundPage.document, "main h1");
		const before = textOf(main ?? null).split(textOf(heading ?? null))[0];
		expect(before).toContain("Unexpected Application Error!");
		expect(before).toContain("404 Not Found");
		expect(textOf(heading ?? null)).not.toMatch(/error|404/i);
	});

	test("says so, and leads home and to contact", () => {
		const targets = all(notFoundPage.document, "main a").map((link) => attribute(link, "href"));
		expect(targets).toEqual(expect.arrayContaining(["/", "/contact"]));
	});
});
