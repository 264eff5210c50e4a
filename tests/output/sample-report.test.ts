import { describe, expect, test } from "vitest";
import { everyPage, mainOf } from "#tests/support/built-site.ts";
import { all, attribute } from "#tests/support/page-text.ts";

const sample = "/assessment/sample";
const main = mainOf(sample);

describe("the sample report", () => {
	test("is a whole report: the score, five dimensions, recommendations and a roadmap of three phases", () => {
		expect(all(main, '[role="meter"]')).toHaveLength(6);
		expect(all(main, ".report-recommendations > li").length).toBeGreaterThan(0);
		expect(all(main, ".report-roadmap time")).toHaveLength(3);
	});

	test("is marked as an example, next to the name of the firm", () => {
		expect(all(main, ".example-mark")).toHaveLength(1);
		expect(all(main, ".report-title .example-mark")).toHaveLength(1);
	});

	test("says nothing about certainty five times where every question is answered", () => {
		const figures = all(main, ".report-figure").map(({ textContent }) => textContent.trim());
		expect(figures).toHaveLength(5);
		expect(figures.filter((text) => !/^\d+$/.test(text))).toEqual([]);
	});

	test("is linked next to every button that leads to the assessment", () => {
		const leading = everyPage
			.filter(({ path }) => path !== sample)
			.flatMap(({ document }) => all(document, "main .actions"))
			.filter((actions) => all(actions, 'a[href="/assessment"].button').length > 0);
		expect(leading.length).toBeGreaterThan(10);
		const without = leading.filter(
			({ parent }) => parent && all(parent, "a").every((link) => attribute(link, "href") !== sample),
		);
		expect(without.map((actions) => actions.textContent)).toEqual([]);
	});
});
