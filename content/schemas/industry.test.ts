import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { claimsSchema } from "#content/schemas/claim.ts";
import { industrySchema } from "#content/schemas/industry.ts";
import { readFolder } from "#site/catalogue/content.ts";
import { guidesIn } from "#site/catalogue/guides.ts";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const claims = claimsSchema.parse(parse(read("../claims.yaml")));

const industries = readFolder("industries", industrySchema, "en")
	.map((industry) => ({ ...industry, source: read(`../industries/${industry.slug}.yaml`) }))
	.sort((first, second) => first.order - second.order);

function guideTextOf({ guide }: (typeof industries)[number]): string {
	return guidesIn("en").find(({ fileName }) => fileName === guide.fileName)?.text ?? "";
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
		const closing = industry.sections.at(-1);
		const actions = closing?.kind === "closing-call" ? closing.actions : [];
		expect(actions.map(({ href }) => href)).toEqual(["/assessment", `/guides/${guide.fileName}`]);
	});

	test("gives a guide with a plan, numbered solutions and no line past column 76", () => {
		const text = guideTextOf(industry);
		expect(text).toMatch(/^KEY BENEFITS\n-+\n(?:\w.+\n+)*\* /m);
		expect(text).toMatch(/^3\. /m);
		expect(text).toMatch(/^IMPLEMENTATION$/m);
		expect(text.split("\n").filter((line) => line.length > 76)).toEqual([]);
	});
});
