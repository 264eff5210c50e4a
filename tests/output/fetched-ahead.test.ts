import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { description, distFolder } from "#tests/support/site-description.ts";

const isPattern = z.object({ href_matches: z.string() });
const exceptions = z.object({ not: z.object({ href_matches: z.array(z.string()) }) });
const ofAnyLink = z.object({ where: z.object({ and: z.tuple([isPattern, exceptions]) }) });
const isPointed = z.object({ selector_matches: z.string() });
const ofPointedLink = z.object({ where: z.object({ and: z.tuple([isPointed, isPattern, exceptions]) }) });
const allRules = z
	.object({ prefetch: z.tuple([ofAnyLink]), prerender: z.tuple([ofAnyLink, ofPointedLink]) })
	.parse(JSON.parse(readFileSync(join(distFolder, "rules.json"), "utf8")));

/** The addresses of the build that a rule is for. */
function addressesOf(name: keyof typeof allRules): string[] {
	const [{ where }] = allRules[name];
	return Object.keys(description.files).filter((address) => {
		const matches = (pattern: string) => new URLPattern({ pathname: pattern }).test({ pathname: address });
		return matches(where.and[0].href_matches) && !where.and[1].not.href_matches.some(matches);
	});
}

const isSaved = (address: string) => /\.(?:pdf|ics|xml|txt)$/.test(address);

describe("while the pointer rests on a link", () => {
	test("a browser fetches the page behind it, and nothing that is saved or subscribed to", () => {
		const fetched = addressesOf("prefetch");
		expect(fetched).toEqual(expect.arrayContaining(description.pages));
		expect(fetched.filter(isSaved)).toEqual([]);
	});

	test("it renders the page too, but for the search, which opens on the page itself", () => {
		const rendered = addressesOf("prerender");
		expect(rendered).toEqual(expect.arrayContaining(description.pages.filter((path) => path !== "/search")));
		expect(rendered.filter((address) => address === "/search" || isSaved(address))).toEqual([]);
	});

	test("it renders the same pages at once behind the link that the page has marked", () => {
		const [{ where: ofAny }, { where: ofPointed }] = allRules.prerender;
		expect(ofPointed.and.slice(1)).toEqual(ofAny.and);
	});

	test("each page names these rules", () => {
		for (const path of description.pages)
			expect(description.files[path]?.headers?.["Speculation-Rules"]).toBe('"/rules.json"');
	});
});
