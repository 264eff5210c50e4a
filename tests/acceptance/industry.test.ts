import { describe, expect, test } from "vitest";
import { mainOf } from "#tests/support/built-site.ts";
import { guides } from "#tests/support/opening-entries.ts";
import { all, attribute, textOf, texts } from "#tests/support/page-text.ts";

const main = (slug: string) => mainOf(`/industries/${slug}`);

interface Facts {
	readonly slug: keyof typeof guides;
	readonly hero: string;
	readonly closing: string;
}

/** Where the first and the last button of a page lead; with its words where they are fixed. */
const pages: readonly Facts[] = [
	{ slug: "retail", hero: "→ /contact", closing: "→ /assessment" },
	{ slug: "healthcare", hero: "→ /assessment", closing: "→ /assessment" },
	{ slug: "finance", hero: "→ /assessment", closing: "→ /assessment" },
	{
		slug: "manufacturing",
		hero: "Schedule Demo → /contact",
		closing: "Start Manufacturing AI → /assessment",
	},
	{
		slug: "professional-services",
		hero: "Schedule Demo → /contact",
		closing: "Transform Your Practice → /assessment",
	},
	{ slug: "hospitality", hero: "Schedule Demo → /contact", closing: "Start Hospitality AI → /assessment" },
	{ slug: "real-estate", hero: "Schedule Demo → /contact", closing: "Transform Your Business → /assessment" },
	{ slug: "education", hero: "Schedule Demo → /contact", closing: "Revolutionise Learning → /assessment" },
];

const sharedLayout = pages.map(({ slug }) => slug).slice(3);

describe("every industry page", () => {
	test.each(pages)(
		"$slug has the buttons that lead on: $hero, $closing and its guide",
		({ slug, hero, closing }) => {
			const buttons = all(main(slug), ".actions a").map(
				(link) => `${textOf(link)} → ${attribute(link, "href")}`,
			);
			expect(buttons[0]).toContain(hero);
			expect(buttons.at(-2)).toContain(closing);
			expect(buttons.at(-1)).toContain(`→ /guides/${guides[slug]}`);
		},
	);

	test.each(pages)("$slug saves its guide under the exact name", ({ slug }) => {
		const links = all(main(slug), `a[href="/guides/${guides[slug]}"]`);
		expect(links.length).toBeGreaterThan(0);
		for (const link of links) expect(link.hasAttribute("download")).toBe(true);
	});

	test.each(pages)("$slug has four solutions, each with features and gains", ({ slug }) => {
		const blocks = all(main(slug), "article.block");
		expect(blocks).toHaveLength(4);
		for (const block of blocks) {
			expect(all(block, "ul")).toHaveLength(2);
			for (const list of all(block, "ul")) expect(all(list, "li").length).toBeGreaterThan(0);
		}
	});
});

describe("the five pages of one layout", () => {
	test.each(sharedLayout)("%s has four benefit tiles", (slug) => {
		expect(all(main(slug), ".tiles li")).toHaveLength(4);
	});

	test.each(sharedLayout)("%s has a figure in each tile, but for Education's fourth", (slug) => {
		const figures = all(main(slug), ".tiles li").map((tile) => /\d+%/.test(textOf(tile)));
		expect(figures).toEqual(slug === "education" ? [true, true, true, false] : [true, true, true, true]);
	});

	test("only Manufacturing has a picture in the body", () => {
		expect(sharedLayout.filter((slug) => all(main(slug), ".scene-figure img").length > 0)).toEqual([
			"manufacturing",
		]);
	});
});

describe("what single pages add", () => {
	test("Retail has a timeline in weeks", () => {
		const text = textOf(main("retail"));
		for (const period of ["Week 1–2", "Week 3–4", "Week 5–6", "Week 7+"]) expect(text).toContain(period);
	});

	test("Healthcare says which law it is designed for, how information is kept safe, and its four phases", () => {
		const assurances = all(main("healthcare"), "ul.assurance");
		expect(assurances).toHaveLength(2);
		expect(all(main("healthcare"), "ol.steps li")).toHaveLength(4);
	});

	test("Finance has a banner with a picture before its closing call", () => {
		const banners = all(main("finance"), "section.banner");
		expect(banners).toHaveLength(2);
		expect(all(banners[0] ?? main("finance"), "img")).toHaveLength(1);
	});

	test("Professional Services names its fifth figure among the gains", () => {
		expect(
			texts(main("professional-services"), "article.block li").filter((text) => text.includes("30%")),
		).toHaveLength(1);
	});
});
