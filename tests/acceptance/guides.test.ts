import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { page } from "#tests/support/built-site.ts";
import { pageCopy, siteCopy } from "#tests/support/copy.ts";
import { guides } from "#tests/support/opening-entries.ts";
import { all, attribute } from "#tests/support/page-text.ts";
import { description, distFolder } from "#tests/support/site-description.ts";

const read = (file: string) => readFileSync(join(distFolder, "guides", file), "utf8");

describe.each(Object.entries(guides))("the guide for %s", (industry, file) => {
	test(`is saved from its page as ${file}`, () => {
		const links = all(page(`/industries/${industry}`).document, "a[download]");
		expect(links.map((link) => attribute(link, "href"))).toContain(`/guides/${file}`);
		expect(description.files[`/guides/${file}`]).toMatchObject({ type: "text/plain; charset=utf-8" });
	});

	test("holds key benefits, numbered solutions, steps or rules to follow, and an invitation", () => {
		const text = read(file);
		expect(text).toMatch(/^KEY BENEFITS\n-+\n(?:\w.+\n+)*(?:\* .+\n(?: {2}.+\n)*){3,}/m);
		for (const number of [1, 2, 3]) expect(text).toMatch(new RegExp(`^${number}\\. \\S`, "m"));
		expect(text).toMatch(/^(?:IMPLEMENTATION|COMPLIANCE)\n-+$/m);
		expect(text).toMatch(/^TALK TO US\n-+$/m);
		expect(text).toContain(siteCopy.email);
		expect(text).toContain(siteCopy.url);
	});

	test("is plain text that any editor shows", () => {
		const text = read(file);
		expect(text).not.toMatch(/\{\w+:|<\w|\r|�|undefined/);
		for (const line of text.split("\n")) expect(line.length).toBeLessThanOrEqual(90);
	});
});

test.each(["Education-AI-Solutions-Guide.txt", "Real-Estate-AI-Solutions-Guide.txt"])(
	"%s says that the figures of its benefits are targets",
	(file) => {
		expect(read(file).replaceAll(/\s+/g, " ")).toContain(pageCopy.guideTargets);
	},
);

test("a guide without figures in its benefits says nothing of targets", () => {
	expect(read(guides.retail).replaceAll(/\s+/g, " ")).not.toContain(pageCopy.guideTargets);
});

test("the guide for education states its price and its return", () => {
	const text = read("Education-AI-Solutions-Guide.txt");
	expect(text).toContain("From $299/month for small institutions");
	expect(text).toMatch(/200[-–]300% ROI in the first year/);
});
