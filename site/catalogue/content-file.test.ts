import { describe, expect, test } from "vitest";
import { z } from "zod";
import { type Citations, ContentError, parseMarkdown, parseYaml } from "#site/catalogue/content-file.ts";

const schema = z.strictObject({
	title: z.string().min(1),
	items: z.array(z.strictObject({ text: z.string() })),
});
const citations: Citations = (kind, id) => (kind === "claim" && id === "response" ? "60%" : null);
const read = (text: string) => parseYaml({ file: "content/example.yaml", text }, schema, citations);

describe("an editor who saves a content file", () => {
	test("finds a cited claim replaced by its figure", () => {
		expect(read('title: "{claim:response} faster"\nitems: []').title).toBe("60% faster");
	});

	test.each([
		["a missing title", "items: []", /content\/example\.yaml:1 title: /],
		["a misspelt key", "title: A\nitems:\n  - text: one\n  - tekst: two", /example\.yaml:4 items\.1/],
		[
			"a claim that does not exist",
			'title: A\nitems:\n  - text: "{claim:none}"',
			/example\.yaml:3 nothing is called \{claim:none\}/,
		],
		["broken YAML", "title: A\nitems: [", /example\.yaml:\d/],
	])("is told file and line of %s", (_, text, message) => {
		expect(() => read(text)).toThrow(ContentError);
		expect(() => read(text)).toThrow(message);
	});

	test("is told the line in the whole Markdown file, not in its front matter", () => {
		const text = "---\ntitle: A\nitems: 7\n---\nText";
		expect(() => parseMarkdown({ file: "a.md", text }, schema, citations)).toThrow(/a\.md:3 items/);
	});
});
