import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { everyPage } from "#tests/support/built-site.ts";
import { all, attribute } from "#tests/support/page-text.ts";
import { description, distFolder } from "#tests/support/site-description.ts";

const isPattern = z.object({ href_matches: z.string() });
const exceptions = z.object({ not: z.object({ href_matches: z.array(z.string()) }) });
const rules = z.tuple([z.object({ where: z.object({ and: z.tuple([isPattern, exceptions]) }) })]);
const allRules = z
	.object({ prefetch: rules, prerender: rules })
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

	test("it renders the page too, unless a form is on it", () => {
		const sendsForm = (document: (typeof everyPage)[number]["document"]) =>
			all(document, "form").some((form) => attribute(form, "action").startsWith("/forms/"));
		const withForm = everyPage.filter(({ document }) => sendsForm(document)).map(({ path }) => path);
		const rendered = addressesOf("prerender");
		expect(withForm.length).toBeGreaterThan(0);
		expect(rendered.filter((address) => withForm.includes(address) || isSaved(address))).toEqual([]);
		const others = description.pages.filter((path) => !withForm.includes(path) && path !== "/search");
		expect(rendered).toEqual(expect.arrayContaining(others));
	});

	test("each page names these rules", () => {
		for (const path of description.pages)
			expect(description.files[path]?.headers?.["Speculation-Rules"]).toBe('"/rules.json"');
	});
});
