import { expect, test } from "vitest";
import { z } from "zod";
import { ContentError, parseMarkdown, placeIn } from "#site/catalogue/content-file.ts";

test("an editor is told file and line of each claim in a Markdown file that does not exist", () => {
	const text = "---\ntitle: A\n---\nOne.\n\nTwo {claim:none} and\n{claim:nothing}.";
	const schema = z.strictObject({ title: z.string() });
	expect(() => parseMarkdown({ file: "a.md", text }, schema, () => null)).toThrow(
		new ContentError("a.md:6 nothing is called {claim:none}\na.md:7 nothing is called {claim:nothing}"),
	);
});

test("an editor is told file and line of what a schema can't see, in YAML and in front matter", () => {
	const text = "title: A\nitems:\n  - text: one\n  - text: two\n";
	expect(placeIn({ file: "a.yaml", text }, ["items", 1, "text"])).toBe("a.yaml:4");
	expect(placeIn({ file: "a.md", text: `---\n${text}---\nText` }, ["items", 1, "text"])).toBe("a.md:5");
	expect(placeIn({ file: "a.yaml", text }, ["absent"])).toBe("a.yaml:1");
});
