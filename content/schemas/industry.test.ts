import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { claimsSchema } from "#content/schemas/claim.ts";
import { type Industry, industrySchema } from "#content/schemas/industry.ts";
import type { SectionOf } from "#content/schemas/section.ts";
import { guidesIn } from "#site/catalogue/guides.ts";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const claims = claimsSchema.parse(parse(read("../claims.yaml")));

/** The source with its citations, and the industry with the figures in their place. */
function load(slug: string) {
	const source = read(`../industries/${slug}.yaml`);
	const filled = source.replaceAll(/\{claim:([^}]+)\}/g, (citation, id) => {
		return claims.find((claim) => claim.id === id)?.figure ?? citation;
	});
	return { slug, source, ...industrySchema.parse(parse(filled)) };
}

const industries = readdirSync(new URL("../industries/", import.meta.url))
	.map((file) => load(file.replace(".yaml", "")))
	.sort((first, second) => first.order - second.order);

/** What the first of the two closing buttons says, on the five pages that share a layout. */
const closingLabels = {
	manufacturing: "Start Manufacturing AI",
	"professional-services": "Transform Your Practice",
	hospitality: "Start Hospitality AI",
	"real-estate": "Transform Your Business",
	education: "Revolutionise Learning",
};

function guideTextOf({ guide }: Industry): string {
	return guidesIn("en").find(({ fileName }) => fileName === guide.fileName)?.text ?? "";
}

function sectionsOf<Kind extends "benefit-tiles" | "solution-blocks" | "closing-call">(
	industry: Industry,
	kind: Kind,
): SectionOf<Kind>[] {
	return industry.sections.filter((section): section is SectionOf<Kind> => section.kind === kind);
}

test("no two trades share a title, a description, or their guide's file or paragraphs", () => {
	const texts = industries.flatMap(({ meta, guide }) => [
		...Object.values(meta),
		guide.fileName,
		guide.introduction,
		guide.invitation,
	]);
	expect(new Set(texts).size).toBe(texts.length);
});

describe.each(industries)("$name", (industry) => {
	const { slug, source, guide } = industry;

	test("states every figure that is claimed for its page, and its guide", () => {
		const own = [`/industries/${slug}`, `/guides/${guide.fileName}`];
		const ids = claims.filter(({ pages }) => pages.some((page) => own.includes(page))).map(({ id }) => id);
		expect(ids.filter((id) => !source.includes(`{claim:${id}}`))).toEqual([]);
	});

	test("cites no figure that belongs to another page or does not exist", () => {
		const own = [`/industries/${slug}`, `/guides/${guide.fileName}`];
		const cited = [...source.matchAll(/\{claim:([^}]+)\}/g)].map(([, id]) => id);
		const known = claims.filter(({ pages }) => pages.some((page) => own.includes(page))).map(({ id }) => id);
		expect(cited.filter((id) => !known.includes(id ?? ""))).toEqual([]);
	});

	test("closes with the assessment and the guide to download", () => {
		const [closing] = sectionsOf(industry, "closing-call");
		expect(industry.sections.at(-1)).toBe(closing);
		expect(closing?.actions.map(({ href }) => href)).toEqual(["/assessment", `/guides/${guide.fileName}`]);
	});

	test("gives a guide with a plan, numbered solutions and no line past column 76", () => {
		const text = guideTextOf(industry);
		expect(text).toMatch(/^KEY BENEFITS\n-+\n\* /m);
		expect(text).toMatch(/^3\. /m);
		expect(text).toMatch(/^IMPLEMENTATION$/m);
		expect(text.split("\n").filter((line) => line.length > 76)).toEqual([]);
	});
});

test.each(Object.entries(closingLabels))(
	"%s has four tiles, four full blocks and its own button",
	(slug, label) => {
		const industry = load(slug);
		const tiles = sectionsOf(industry, "benefit-tiles").flatMap((section) => section.tiles);
		const blocks = sectionsOf(industry, "solution-blocks").flatMap((section) => section.blocks);
		expect(industry.hero.actions).toEqual([{ label: "Schedule Demo", href: "/contact" }]);
		expect(tiles.map(({ figure }) => figure !== undefined)).toEqual([true, true, true, slug !== "education"]);
		expect(blocks).toHaveLength(4);
		expect(blocks.filter(({ features, benefits }) => features.length === 0 || benefits.length === 0)).toEqual(
			[],
		);
		expect(sectionsOf(industry, "closing-call")[0]?.actions[0]?.label).toBe(label);
	},
);

test("the education guide states its price and the return of the first year", () => {
	const text = guideTextOf(load("education"));
	expect(text).toMatch(/from \$\d+\/month for small institutions/i);
	expect(text).toMatch(/\d+–\d+% ROI in the first year/);
});
