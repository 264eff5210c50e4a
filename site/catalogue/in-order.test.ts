import { expect, test } from "vitest";
import { ContentError } from "#site/catalogue/content-file.ts";
import { inOrder } from "#site/catalogue/in-order.ts";

const files = "content/products/*.yaml";

test("entries stand in their order, and an order may be left out", () => {
	const entries = [
		{ slug: "last", order: 9 },
		{ slug: "first", order: 1 },
	];
	expect(inOrder(entries, files).map(({ slug }) => slug)).toEqual(["first", "last"]);
});

test("an editor who takes a place twice is told both files with the line, and a number that is free", () => {
	const entries = [
		{ slug: "pricing", order: 2 },
		{ slug: "hiring", order: 1 },
		{ slug: "stock", order: 2 },
	];
	const message =
		"content/products/pricing.yaml:5 and content/products/stock.yaml:5 both have order: 2; 3 is free";
	const place = (file: string) => `${file}:5`;
	expect(() => inOrder(entries, files, place)).toThrow(new ContentError(message));
});
