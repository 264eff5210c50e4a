import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ArticleContents } from "#site/sections/ArticleContents.tsx";

const contentsOf = (headings: { id: string; text: string }[]) =>
	renderToStaticMarkup(createElement(ArticleContents, { label: "In this article", headings }));

test("a text is listed by its parts, and one without parts has no list", () => {
	expect(contentsOf([{ id: "costs", text: "Costs" }])).toContain('<a href="#costs">Costs</a>');
	expect(contentsOf([])).toBe("");
});
