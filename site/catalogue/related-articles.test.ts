import { describe, expect, test } from "vitest";
import { articlesIn } from "#site/catalogue/articles.ts";
import { articlesAfter } from "#site/catalogue/related-articles.ts";

const article = (slug: string, date: string, category: string, ...related: string[]) => ({
	slug,
	date,
	category,
	related,
});

const read = article("read", "2025-06-01", "ethics", "retail", "finance", "ai-marketing");
const others = [
	article("far", "2025-06-02", "strategy", "education"),
	article("two-pages", "2020-01-01", "strategy", "retail", "finance"),
	article("one-page", "2020-01-01", "strategy", "retail"),
];
const slugs = (articles: readonly { slug: string }[]) => articles.map(({ slug }) => slug);

describe("what a reader is offered after an article", () => {
	test("is first the one that shares most of the pages that it leads to", () => {
		expect(slugs(articlesAfter(read, [read, ...others]))[0]).toBe("two-pages");
	});

	test("is first one of its category rather than one with a page in common", () => {
		const alike = article("alike", "2020-01-01", "ethics");
		const onePage = article("one-page", "2025-06-02", "strategy", "retail");
		expect(slugs(articlesAfter(read, [read, onePage, alike]))[0]).toBe("alike");
	});

	test("is first the one from about the same time where two are equally near", () => {
		const later = article("later", "2025-07-01", "strategy", "retail");
		const earlier = article("earlier", "2020-01-01", "strategy", "retail");
		expect(slugs(articlesAfter(read, [read, earlier, later]))[0]).toBe("later");
	});

	test("is then the next in the blog's order, and after its last article the first", () => {
		expect(slugs(articlesAfter(read, [read, ...others]))[1]).toBe("far");
		expect(slugs(articlesAfter(read, [...others, read]))[1]).toBe("far");
	});

	test("is the only other article once", () => {
		expect(slugs(articlesAfter(read, [read, ...others.slice(0, 1)]))).toEqual(["far"]);
	});

	test("is two other articles, for each article of the blog", () => {
		const articles = articlesIn("en");
		expect(articles.length).toBeGreaterThan(2);
		for (const each of articles) {
			const next = slugs(articlesAfter(each, articles));
			expect(new Set([each.slug, ...next]).size).toBe(3);
		}
	});

	test("leads to each article of the blog from some other one", () => {
		const articles = articlesIn("en");
		const reached = new Set(articles.flatMap((each) => slugs(articlesAfter(each, articles))));
		expect([...reached].toSorted()).toEqual(slugs(articles).toSorted());
	});
});
