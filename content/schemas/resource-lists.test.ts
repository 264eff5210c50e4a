import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import type { z } from "zod";
import { caseStudySchema } from "#content/schemas/case-study.ts";
import { resourceLinksSchema } from "#content/schemas/resource-links.ts";
import { webinarSchema } from "#content/schemas/webinar.ts";
import { whitePaperSchema } from "#content/schemas/white-paper.ts";

function readEntries<Schema extends z.ZodType>(folder: string, schema: Schema): z.infer<Schema>[] {
	const directory = new URL(`../${folder}/`, import.meta.url);
	return readdirSync(directory)
		.filter((name) => name.endsWith(".yaml"))
		.map((name) => schema.parse(parse(readFileSync(new URL(name, directory), "utf8"))));
}

const caseStudies = readEntries("case-studies", caseStudySchema);
const whitePapers = readEntries("white-papers", whitePaperSchema);
const webinars = readEntries("webinars", webinarSchema);

describe("the resource lists", () => {
	it("offer three case studies, six white papers and six webinars", () => {
		expect([caseStudies.length, whitePapers.length, webinars.length]).toEqual([3, 6, 6]);
	});

	it("show retail in three months, manufacturing in four and healthcare in two", () => {
		const timelines = caseStudies
			.sort((a, b) => a.order - b.order)
			.map((study) => `${study.industrySlug}: ${study.timeline}`);
		expect(timelines).toEqual(["retail: 3 months", "manufacturing: 4 months", "healthcare: 2 months"]);
	});

	it("give six different lengths of white paper from 29 to 45 pages", () => {
		const pages = whitePapers.map((paper) => paper.pages).sort((a, b) => a - b);
		expect(new Set(pages).size).toBe(6);
		expect([pages.at(0), pages.at(-1)]).toEqual([29, 45]);
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

	it("lead to eight different outside pages", () => {
		const file = new URL("../resource-links.yaml", import.meta.url);
		const links = resourceLinksSchema.parse(parse(readFileSync(file, "utf8")));
		const addresses = Object.values(links).flatMap((list) => list.map((link) => link.url));
		expect(new Set(addresses).size).toBe(8);
	});
});
