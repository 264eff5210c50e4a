import { describe, expect, test } from "vitest";
import { mainOf } from "#tests/support/built-site.ts";
import { all, attribute, textOf } from "#tests/support/page-text.ts";

describe.each(["/solutions", "/products"])("a visitor to %s who can't choose between two", (path) => {
	const last = all(mainOf(path), "#choose details details a");

	test("reaches one page after three questions, without script", () => {
		expect(last.length).toBeGreaterThan(0);
		expect(all(mainOf(path), "#choose a")).toHaveLength(last.length);
	});

	test.each([
		["/services/ai-automation", "/services/intelligent-process-automation"],
		["/services/ai-analytics", "/services/ai-powered-analytics"],
		["/services/ai-customer-service", "/services/ai-customer-support-solutions"],
		["/services/ai-automation", "/products#process-automation"],
		["/services/ai-powered-analytics", "/products#business-intelligence"],
		["/services/ai-customer-service", "/products#ai-customer-service"],
	])("is led to %s and to %s by different answers", (one, other) => {
		const answers = [one, other].map((href) => last.filter((link) => attribute(link, "href") === href));
		expect(answers.map((links) => links.length)).toEqual([1, 1]);
	});

	test("reads a different name for each page, however it is spelt", () => {
		const names = new Map(last.map((link) => [attribute(link, "href"), textOf(link).toLowerCase()]));
		expect(new Set(names.values()).size).toBe(names.size);
	});
});

test("a visitor to the products finds the questions from the top of the page", () => {
	expect(all(mainOf("/products"), '.page-hero a[href="#choose"]')).toHaveLength(1);
});
