import { describe, expect, test } from "vitest";
import { articleCategories, articleSchema } from "#content/schemas/article.ts";
import { readMarkdownFolder } from "#site/catalogue/content.ts";

const articles = readMarkdownFolder("articles", articleSchema, "en").map(({ slug, data, body }) => ({
	...{ file: `${slug}.md`, body, ...data },
}));

const outsideLinks = (body: string) => new Set(body.match(/https?:\/\/[^\s)]+/g));

/** Words as a reader meets them: no link targets, table rules or list marks. */
const wordCount = (body: string) =>
	body
		.replaceAll(/\]\([^)]*\)/g, "]")
		.split(/\s+/)
		.filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

test.each(articleCategories)("the blog filter %s has an article to show", (category) => {
	expect(articles.map((article) => article.category)).toContain(category);
});

test("no two articles are offered with the same title, excerpt, description or picture", () => {
	for (const key of ["title", "excerpt", "description", "image"] as const) {
		const values = articles.flatMap((article) => article[key] ?? []);
		expect(new Set(values).size, key).toBe(values.length);
	}
});

test("no paragraph, list item or table row is read twice, in one article or in two", () => {
	const blocks = articles.flatMap(({ body }) => body.split(/\n+/)).filter((line) => /\p{L}/u.test(line));
	expect(blocks.filter((line, index) => blocks.indexOf(line) !== index)).toEqual([]);
});

describe.each(articles)("$file", ({ body, sources }) => {
	test("has 900 words or more to read", () => {
		expect(wordCount(body)).toBeGreaterThanOrEqual(900);
	});

	test("names three sources or more, and each link to outside is one of them", () => {
		expect(sources.length).toBeGreaterThanOrEqual(3);
		expect(outsideLinks(body)).toEqual(new Set(sources.map((source) => source.url)));
	});

	test("opens with a paragraph and leaves the page's one main heading to the page", () => {
		expect(body).toMatch(/^\p{Lu}/u);
		expect(body).not.toMatch(/^# /m);
	});
});
