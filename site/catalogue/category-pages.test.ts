import { describe, expect, test } from "vitest";
import { articleLists, articles } from "#site/catalogue/articles.ts";
import { whitePaperLists, whitePapers } from "#site/catalogue/white-papers.ts";

describe.each([
	["the blog", articleLists, "/resources/blog", articles.length],
	["the white papers", whitePaperLists, "/resources/white-papers", whitePapers.length],
] as const)("a reader who filters %s", (_, lists, base, count) => {
	const [all, ...filtered] = lists;

	test("begins with all of them, at the list's own address", () => {
		expect(all).toMatchObject({ path: base });
		expect(all?.entries).toHaveLength(count);
	});

	test("finds each entry under its own category and no other, and no filter empty", () => {
		for (const { label, entries } of filtered) {
			expect(entries.length).toBeGreaterThan(0);
			for (const { category } of entries) expect(category).toBe(label);
		}
		expect(filtered.reduce((sum, { entries }) => sum + entries.length, 0)).toBe(count);
	});

	test("can share each filter: it has an address, a title and a description of its own", () => {
		for (const { path } of filtered) expect(path).toMatch(new RegExp(`^${base}/category/[a-z-]+$`));
		for (const key of ["title", "description"] as const)
			expect(new Set(lists.map(({ meta }) => meta[key])).size).toBe(lists.length);
	});
});
