import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { description, distFolder } from "#tests/support/site-description.ts";

const all = z.object({ href_matches: z.string() });
const exceptions = z.object({ not: z.object({ href_matches: z.array(z.string()) }) });
const fetchRules = z.object({
	prefetch: z.tuple([z.object({ where: z.object({ and: z.tuple([all, exceptions]) }) })]),
});

describe("what a browser fetches while the pointer rests on a link", () => {
	const rules = fetchRules.parse(JSON.parse(readFileSync(join(distFolder, "rules.json"), "utf8")));
	const [{ where }] = rules.prefetch;
	const isFetched = (address: string) => {
		const matches = (pattern: string) => new URLPattern({ pathname: pattern }).test({ pathname: address });
		return matches(where.and[0].href_matches) && !where.and[1].not.href_matches.some(matches);
	};

	test("is each page, and nothing that is saved or subscribed to", () => {
		const fetched = Object.keys(description.files).filter(isFetched);
		expect(fetched).toEqual(expect.arrayContaining(description.pages));
		expect(fetched.filter((address) => /\.(?:pdf|ics|xml|txt)$/.test(address))).toEqual([]);
	});

	test("is told with each page", () => {
		for (const path of description.pages)
			expect(description.files[path]?.headers?.["Speculation-Rules"]).toBe('"/rules.json"');
	});
});
