import { expect, test } from "vitest";
import { refuseFuture } from "#site/catalogue/articles.ts";

const articles = [
	{ slug: "today", date: "2026-11-28" },
	{ slug: "tomorrow", date: "2026-11-29" },
];
const place = (file: string, path: readonly PropertyKey[]) => `${file}:5 ${path.join(".")}`;

test("an editor who publishes an article before its day reads its file, line and date", () => {
	expect(() => refuseFuture(articles, "2026-11-28", place)).toThrow(
		/^content\/articles\/tomorrow\.md:5 date has the date 2026-11-29, [^\n]+$/,
	);
});

test("an article of today is published", () => {
	expect(() => refuseFuture(articles, "2026-11-29", place)).not.toThrow();
});
