import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { caseStudySchema } from "#content/schemas/case-study.ts";
import { resourceLinksSchema } from "#content/schemas/resource-links.ts";
import { webinarSchema } from "#content/schemas/webinar.ts";
import { whitePaperSchema } from "#content/schemas/white-paper.ts";
import { readCitations } from "#site/catalogue/citations.ts";
import { parseYaml } from "#site/catalogue/content-file.ts";

const fileAt = (file: string) => ({ file, text: readFileSync(file, "utf8") });
const citations = readCitations(fileAt("content/claims.yaml"), fileAt("content/site.yaml"));

function readEntries<Schema extends z.ZodType>(folder: string, schema: Schema): z.infer<Schema>[] {
	return readdirSync(`content/${folder}`)
		.filter((name) => name.endsWith(".yaml"))
		.map((name) => parseYaml(fileAt(`content/${folder}/${name}`), schema, citations));
}

const caseStudies = readEntries("case-studies", caseStudySchema);
const whitePapers = readEntries("white-papers", whitePaperSchema);
const webinars = readEntries("webinars", webinarSchema);

describe("the resource lists", () => {
	it("show retail in three months, manufacturing in four and healthcare in two", () => {
		const timelines = caseStudies.map((study) => `${study.industrySlug}: ${study.timeline}`);
		for (const timeline of ["retail: 3 months", "manufacturing: 4 months", "healthcare: 2 months"])
			expect(timelines).toContain(timeline);
	});

	it("offer papers of 29 to 45 pages", () => {
		expect(whitePapers.map(({ pages }) => pages)).toEqual(expect.arrayContaining([29, 45]));
	});

	it("promise an agenda that starts with the session and fits into it", () => {
		for (const { agenda, durationMinutes } of webinars) {
			const minutes = agenda.map((entry) => entry.minute);
			expect(minutes[0]).toBe(0);
			expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
			expect(minutes.at(-1)).toBeLessThan(durationMinutes);
		}
	});

	it("are told apart in search results by title and description", () => {
		const metas = [...caseStudies, ...whitePapers, ...webinars].map((entry) => entry.meta);
		expect(new Set(metas.map((meta) => meta.title)).size).toBe(metas.length);
		expect(new Set(metas.map((meta) => meta.description)).size).toBe(metas.length);
	});

	it("lead to four, two and two outside pages or more, each a different one", () => {
		const links = parseYaml(fileAt("content/resource-links.yaml"), resourceLinksSchema, citations);
		const { caseStudies: studies, whitePapers: papers, webinars: sessions } = links;
		expect(studies.length).toBeGreaterThanOrEqual(4);
		for (const list of [papers, sessions]) expect(list.length).toBeGreaterThanOrEqual(2);
		const addresses = [studies, papers, sessions].flatMap((list) => list.map((link) => link.url));
		expect(new Set(addresses).size).toBe(addresses.length);
	});
});
