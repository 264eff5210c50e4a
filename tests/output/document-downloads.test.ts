import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import { pages } from "#tests/support/built-site.ts";
import { all, attribute } from "#tests/support/page-text.ts";
import { builtFile, description, distFolder } from "#tests/support/site-description.ts";

const documents = Object.keys(description.files).filter((path) => path.endsWith(".pdf"));
const hostHeaders = readFileSync(join(distFolder, "_headers"), "utf8");

describe("a document that a visitor saves", () => {
	test.each(documents)("%s has the name in its address, from the service and from a static host", (path) => {
		const named = `inline; filename="${basename(path)}"`;
		expect(builtFile(path).headers).toMatchObject({ "Content-Disposition": named });
		expect(hostHeaders).toContain(`\n${path}\n  Content-Disposition: ${named}\n`);
	});

	test("keeps its address, so a browser asks each time whether it has changed", () => {
		expect(documents.filter((path) => builtFile(path).immutable)).toEqual([]);
	});
});

describe("the page of a session that has been", () => {
	const recorded = pages.filter(({ document }) =>
		all(document, "main a").some((link) => /^\/resources\/webinars\/.*\.pdf$/.test(attribute(link, "href"))),
	);
	const has = (page: (typeof pages)[number], selector: string) => all(page.document, selector).length > 0;

	test("is there for each recorded session", () => {
		expect(recorded.length).toBeGreaterThanOrEqual(3);
	});

	test.each(recorded.map((page) => [page.path, page] as const))(
		"%s plays the recording, or says that there is none and takes a request for it",
		(_, page) => {
			const isPlayed = has(page, '#recording video[controls] track[kind="captions"]');
			expect(has(page, ".written-session")).toBe(!isPlayed);
			expect(has(page, "#request form")).toBe(!isPlayed);
		},
	);
});
