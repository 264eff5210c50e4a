import { expect, test } from "vitest";
import { headingsOf, refuseFootnotes, renderMarkdown } from "#site/catalogue/markdown.ts";

const costs = `| Line | Cost | Year one |
|---|---|--:|
| N | Subscription, **monthly** | $4,200 |
`;

test("figures of an article's table are in a column of their own look, next to words with their marks", () => {
	const html = renderMarkdown(costs, "en");
	expect(html).toMatch(/<th[^>]*class="number"[^>]*>Year one.*<td[^>]*class="number"[^>]*>\$4,200/s);
	expect(html).toContain("<strong>monthly</strong>");
});

test("a heading is linked to by the id that it has, which begins with a letter", () => {
	const body = "## 10 questions to ask\n\nAsk.\n\n## What's left?\n";
	const ids = headingsOf(body, "en").map(({ id }) => id);
	expect(ids).toEqual(["part-10-questions-to-ask", "what-s-left"]);
	for (const id of ids) expect(renderMarkdown(body, "en")).toContain(`<h2 id="${id}">`);
});

test("a part is listed by its words, without the marks of Markdown", () => {
	const body = "## [60%](/figures#cost) saved by *one* `prompt` & **more**\n";
	expect(headingsOf(body, "en")).toEqual([
		{ id: "part-60-saved-by-one-prompt-more", text: "60% saved by one prompt & more" },
	]);
});

test("of two parts with one name, each is linked to", () => {
	const body = "## Costs\n\n### Costs\n\n## Costs\n";
	const ids = headingsOf(body, "en").map(({ id }) => id);
	expect(ids).toEqual(["costs", "costs-3"]);
	for (const id of ids) expect(renderMarkdown(body, "en")).toContain(`<h2 id="${id}">`);
});

test("a sentence in bold by itself is set as the one that a part turns on, a label in bold is not", () => {
	const html = renderMarkdown("**Write it now.**\n\n**On a chat**\n\n**Stop.** Switch it off.\n", "en");
	expect(html.match(/<p[^>]*>/g)).toEqual(['<p class="key-sentence">', "<p>", "<p>"]);
	expect(html).toContain("<strong>Write it now.</strong>");
});

test("a phone shows each row of an article's scores with its total, which the text names in bold", () => {
	const scores = "| Card | Often | **Total** |\n|---|--:|--:|\n| Sort the post | 2 | 9 |\n";
	const html = renderMarkdown(scores, "en");
	expect(html).toMatch(/<table class="stack scores"/);
	expect(html).toMatch(/<td[^>]*class="number result"[^>]*data-label="Total"[^>]*>9</);
	expect(html).not.toContain("<strong>");
});

test("a footnote, whose marks a visitor would read as they are typed, is refused with its line", () => {
	const refuse = (body: string) => () => refuseFootnotes("content/articles/a.md", body, 10);
	expect(refuse("One.\n\nTwo.[^1]\n\n[^1]: A source.\n")).toThrow(/^content\/articles\/a\.md:12 only papers/);
	expect(refuse("One [source](https://example.org/a) and an aside (^).")).not.toThrow();
});
