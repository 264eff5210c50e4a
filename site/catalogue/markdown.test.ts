import { expect, test } from "vitest";
import { renderMarkdown } from "#site/catalogue/markdown.ts";

const costs = `| Line | Cost | Year one |
|---|---|--:|
| N | Subscription, **monthly** | $4,200 |
`;

test("figures of an article's table are in a column of their own look, next to words with their marks", () => {
	const html = renderMarkdown(costs, "en");
	expect(html).toMatch(/<th[^>]*class="number"[^>]*>Year one.*<td[^>]*class="number"[^>]*>\$4,200/s);
	expect(html).toContain("<strong>monthly</strong>");
});
