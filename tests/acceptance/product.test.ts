import { describe, expect, test } from "vitest";
import { mainOf as main } from "#tests/support/built-site.ts";
import { products } from "#tests/support/opening-entries.ts";
import { all, attribute, textOf, texts } from "#tests/support/page-text.ts";

const buttons = (path: string) =>
	all(main(path), ".actions a").map((link) => `${textOf(link)} → ${attribute(link, "href")}`);

describe("the products page", () => {
	test("begins with a consultation and ends in contact", () => {
		expect(buttons("/products")[0]).toBe("Schedule Consultation → /contact");
		expect(buttons("/products").at(-1)).toMatch(/ → \/contact$/);
	});

	test.each(products)("shows %s with four features, two more in place, and a way to start", (id) => {
		const [card] = all(main("/products"), `#${id}`);
		if (!card) throw new Error(`There is no card with the id ${id}`);
		expect(all(card, ".badge")).toHaveLength(1);
		expect(all(card, "h3")).toHaveLength(1);
		const hidden = all(card, "details li");
		expect(hidden).toHaveLength(2);
		expect(all(card, "li").filter((item) => !item.closest("details"))).toHaveLength(4);
		expect(texts(card, "summary")[0]).toContain("+2 more features");
		const start = all(card, "a").find((link) => textOf(link).startsWith("Get Started"));
		expect(start && attribute(start, "href")).toBe("/contact");
	});

	test("promises quick implementation, a return in the first year and support round the clock", () => {
		const text = textOf(main("/products"));
		for (const point of ["Quick implementation", "200–400% in the first year", "24/7 ongoing support"])
			expect(text).toContain(point);
		expect(text).toMatch(/US dollars per month/);
	});
});
