import { expect, test } from "vitest";
import { caseStudiesIn } from "#site/catalogue/case-studies.ts";
import { industriesIn } from "#site/catalogue/industries.ts";

test("a case study calls its industry by the name that the industry's page has", () => {
	const names = new Map(industriesIn("en").map(({ slug, name }) => [slug, name]));
	const studies = caseStudiesIn("en");
	expect(studies.length).toBeGreaterThan(0);
	for (const { industry, industryName } of studies) expect(industryName).toBe(names.get(industry));
});
