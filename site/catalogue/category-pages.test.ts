import { describe, expect, test } from "vitest";
import { articleListsIn, articlesIn } from "#site/catalogue/articles.ts";
import { categoryPages } from "#site/catalogue/category-pages.ts";
import { whitePaperListsIn, whitePapersIn } from "#site/catalogue/white-papers.ts";

describe.each([
	["the blog", articleListsIn("en"), "/resources/blog", articlesIn("en").length],
	["the white papers", whitePaperListsIn("en"), "/resources/white-papers", whitePapersIn("en").length],
] as const)("a reader who filters %s", (_, lists, base, count) => {
	const [all, ...filtered] = lists;

	test("begins with all of them, at the list's own address", () => {
		expect(all).toMatchObject({ path: base });
		expect(all?.entries).toHaveLength(count);
	});

	test("finds each entry under its own category and no other, and no filter empty", () => {
		for (const { path, entries } of filtered) {
			expect(entries.length).toBeGreaterThan(0);
			for (const { category } of entries) expect(`${base}/category/${category}`).toBe(path);
		}
		expect(filtered.reduce((sum, { entries }) => sum + entries.length, 0)).toBe(count);
	});

	test("can share each filter: it has an address, a title and a description of its own", () => {
		for (const { path } of filtered) expect(path).toMatch(new RegExp(`^${base}/category/[a-z-]+$`));
		for (const key of ["title", "description"] as const)
			expect(new Set(lists.map(({ meta }) => meta[key])).size).toBe(lists.length);
	});
});

test("a category without entries has no page and no filter", () => {
	const copy = { meta: { title: "A", description: "B" }, hero: { heading: "C", lead: "D" } };
	const categories = (["ethics", "analytics"] as const).map((category) => ({
		...copy,
		category,
		label: category,
	}));
	const lists = categoryPages("/list", { ...copy, all: "All", categories }, [{ category: "ethics" }]);
	expect(lists.map(({ path }) => path)).toEqual(["/list", "/list/category/ethics"]);
});
