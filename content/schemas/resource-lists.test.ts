import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { caseStudySchema } from "#content/schemas/case-study.ts";
import { webinarSchema } from "#content/schemas/webinar.ts";
import { whitePaperSchema } from "#content/schemas/white-paper.ts";
import { readCitations } from "#site/catalogue/citations.ts";
import { parseYaml } from "#site/catalogue/content-file.ts";

const fileAt = (file: string) => ({ file, text: readFileSync(file, "utf8") });
const cited = {
	claims: fileAt("content/claims.yaml"),
	site: fileAt("content/site.yaml"),
	illustration: fileAt("content/messages/illustration.yaml"),
};
const citations = readCitations(cited, "en");

function readEntries<Schema extends z.ZodType>(folder: string, schema: Schema): z.infer<Schema>[] {
	return readdirSync(`content/${folder}`)
		.filter((name) => name.endsWith(".yaml"))
		.map((name) => parseYaml(fileAt(`content/${folder}/${name}`), schema, citations));
}

const caseStudies = readEntries("case-studies", caseStudySchema);
const whitePapers = readEntries("white-papers", whitePaperSchema);
const webinars = readEntries("webinars", webinarSchema);

describe("the resource lists", () => {
	it("are told apart in search results by title and description", () => {
		const metas = [...caseStudies, ...whitePapers, ...webinars].map((entry) => entry.meta);
		expect(new Set(metas.map((meta) => meta.title)).size).toBe(metas.length);
		expect(new Set(metas.map((meta) => meta.description)).size).toBe(metas.length);
	});
});
