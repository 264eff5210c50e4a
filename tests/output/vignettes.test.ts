import type { HtmlElement } from "html-validate";
import { describe, expect, test } from "vitest";
import { mainOf as main } from "#tests/support/built-site.ts";
import { pageCopy } from "#tests/support/copy.ts";
import { industries, products, services, solutions } from "#tests/support/opening-entries.ts";
import { all, attribute, textOf } from "#tests/support/page-text.ts";

/** A picture that a screen reader can name, and that says it is an example. */
function expectPicture(within: HtmlElement) {
	const [figure, ...others] = all(within, "figure.vignette");
	if (!figure) throw new Error("There is no picture");
	expect(others).toHaveLength(0);
	const [picture] = all(figure, '[role="img"]');
	expect(picture && attribute(picture, "aria-label").length).toBeGreaterThan(60);
	expect(pageCopy.vignetteNotes).toContain(all(figure, "figcaption").map(textOf).join());
	expect(all(figure, ".vignette-decision")).toHaveLength(1);
	expect(all(figure, ".read").length).toBeGreaterThan(0);
}

describe("a picture of the product at work, described and marked as an example", () => {
	test.each([...services, ...industries])("is on %s", (path) => expectPicture(main(path)));

	test.each(products)("is on the card of %s", (id) => {
		const [card] = all(main("/products"), `#${id}`);
		if (!card) throw new Error(`There is no card with the id ${id}`);
		expectPicture(card);
	});

	test("is on the card of each solution", () => {
		const cards = all(main("/solutions"), ".solution-pictures > li").filter((card) =>
			all(card, "h3 a").some((link) => solutions.includes(attribute(link, "href"))),
		);
		expect(cards).toHaveLength(solutions.length);
		for (const card of cards) expectPicture(card);
	});

	test.each(["/", "/how-we-work"])("is on %s, as one worked example", (path) => expectPicture(main(path)));
});

test("each picture shows a work of its own", () => {
	const paths = [...services, ...industries, "/products", "/how-we-work", "/"];
	const pictures = paths.flatMap((path) => all(main(path), ".vignette-stage"));
	const descriptions = pictures.map((picture) => attribute(picture, "aria-label"));
	expect(descriptions.length).toBeGreaterThan(paths.length);
	expect([...new Set(descriptions)]).toEqual(descriptions);
});

/** The kinds of lines of a page's picture, in the order in which each first appears. */
function shapeOf(path: string): string {
	const lines = all(main(path), ".vignette-head ~ *").map((line) => attribute(line, "class"));
	const kinds = lines.map((names) => names.match(/vignette-(?!line)\w+|\bpicture\b|\bplot\b/g)?.join(" "));
	return [...new Set(kinds)].join(", ");
}

describe("the picture of an industry", () => {
	test("is drawn in another way for each of them", () => {
		const shapes = industries.map(shapeOf);
		expect(new Set(shapes).size).toBe(industries.length);
	});

	test.each(industries)("comes below the first view and the first section of %s", (path) => {
		const place = main(path).childElements.findIndex((section) => all(section, "figure.vignette").length > 0);
		expect(place).toBeGreaterThan(1);
	});
});
