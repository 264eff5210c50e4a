import { describe, expect, test } from "vitest";
import { z } from "zod";
import { citedText } from "#content/schemas/cited-text.ts";
import { text } from "#content/schemas/fields.ts";
import { type Citations, ContentError, parseMarkdown, parseYaml } from "#site/catalogue/content-file.ts";

const schema = z.strictObject({
	title: citedText,
	items: z.array(z.strictObject({ text })),
});
const response = { figure: "60%", href: "/figures#response" };
const citations: Citations = (kind, id) => {
	if (kind === "site") return id === "name" ? "Example" : null;
	return id === "response" ? response : null;
};
const read = (text: string) => parseYaml({ file: "content/example.yaml", text }, schema, citations);

describe("an editor who saves a content file", () => {
	test("finds a cited claim replaced by its figure, which leads to what it rests on", () => {
		expect(read('title: "{claim:response} faster"\nitems: []').title).toEqual([response, " faster"]);
	});

	test("finds a fact of the site within the text", () => {
		expect(read('title: "{site:name} replies"\nitems: []').title).toBe("Example replies");
	});

	test("is refused a claim where no page would link it", () => {
		expect(() => read('title: A\nitems:\n  - text: "{claim:response}"')).toThrow(/example\.yaml:3 items/);
	});

	test("finds a claim in Markdown as a link", () => {
		const text = "---\ntitle: A\nitems: []\n---\n{claim:response} faster";
		expect(parseMarkdown({ file: "a.md", text }, schema, citations).body).toBe(
			"[60%](/figures#response) faster",
		);
	});

	test("finds an invented figure marked in Markdown", () => {
		const invented: Citations = () => ({ ...response, mark: "Example" });
		const text = "---\ntitle: A\nitems: []\n---\n{claim:response} faster";
		expect(parseMarkdown({ file: "a.md", text }, schema, invented).body).toBe(
			"[60%](/figures#response) (Example) faster",
		);
	});

	test("finds straight marks printed typographically, around a figure too", () => {
		const { title, items } = read(
			'title: "The \\"{claim:response}\\" isn\'t all"\nitems:\n  - text: It\'s "yes"',
		);
		expect(title).toEqual(["The “", response, "” isn’t all"]);
		expect(items).toEqual([{ text: "It’s “yes”" }]);
	});

	test("finds them in Markdown too, and its code and keys as they were", () => {
		const text = "---\ntitle: It's\nitems: []\n---\n\"{claim:response}\" isn't `a'b`";
		expect(parseMarkdown({ file: "a.md", text }, schema, citations)).toMatchObject({
			data: { title: "It’s" },
			body: "“[60%](/figures#response)” isn’t `a'b`",
		});
	});

	test("may save it with the line ends of Windows, and finds the same text", () => {
		const text = [
			...["---", "title: >-", "  It's the", "  first", "items:", "  - text: one", "---"],
			...["It isn't", "all.", "", "```note", "text: it's", "```", "", "| a | b |", "|---|--:|", "| 1 | 2 |"],
		];
		const source = (lineEnd: string) => ({ file: "a.md", text: text.join(lineEnd) });
		const { data, body, bodyLine } = parseMarkdown(source("\r\n"), schema, citations);
		expect({ data, body, bodyLine }).toEqual(parseMarkdown(source("\n"), schema, citations));
		expect(data.title).toBe("It’s the first");
	});

	test("may save Markdown with a byte order mark, and with spaces after the lines around its front matter", () => {
		const text = "\uFEFF---  \ntitle: A\nitems: []\n---\t\nText";
		expect(parseMarkdown({ file: "a.md", text }, schema, citations).body).toBe("Text");
	});

	test.each([
		["a missing title", "items: []", /content\/example\.yaml:1 title is missing/],
		["a misspelt key", "title: A\nitems:\n  - text: one\n  - tekst: two", /example\.yaml:4 items\.2/],
		[
			"a claim that does not exist",
			'title: A\nitems:\n  - text: "{claim:none}"',
			/example\.yaml:3 nothing is called \{claim:none\}/,
		],
		["broken YAML", "title: A\nitems: [", /example\.yaml:\d/],
		["a key that the site does not know", "titel: A\ntitle: A\nitems: []", /yaml:1 titel is not known/],
		[
			"such a key further in",
			"title: A\nitems:\n  - text: one\n    colour: red",
			/yaml:4 items\.1\.colour is not known/,
		],
		[
			"a text whose quotation mark is missing",
			'title: "A\nitems: []\n',
			/yaml:1 title: the text that begins here/,
		],
		["words that # would take away", "title: Shop # 1\nitems: []", /yaml:1 "# 1" would be left out/],
		["words that & would take away", "title: &tea time\nitems: []", /yaml:1 "&tea" would be left out/],
		["words that ! would take away", "title: !new A\nitems: []", /yaml:1 "!new" would be left out/],
		[
			"a letter that was saved in another encoding",
			"title: A\nitems:\n  - text: Caf\uFFFD",
			/yaml:3 a character/,
		],
	])("is told file and line of %s", (_, text, message) => {
		expect(() => read(text)).toThrow(ContentError);
		expect(() => read(text)).toThrow(message);
	});

	test("is refused Markdown in another encoding, with the line in the whole file", () => {
		const text = "---\ntitle: A\nitems: []\n---\nText\nCaf\uFFFD";
		expect(() => parseMarkdown({ file: "a.md", text }, schema, citations)).toThrow(/a\.md:6 a character/);
	});

	test("may write a remark on a line of its own", () => {
		expect(read("# One\ntitle: A\n# Two\nitems:\n  # Three\n  - text: one\n# Four\n").items).toHaveLength(1);
	});

	test("is told the line in the whole Markdown file, not in its front matter", () => {
		const text = "---\ntitle: A\nitems: 7\n---\nText";
		expect(() => parseMarkdown({ file: "a.md", text }, schema, citations)).toThrow(/a\.md:3 items/);
	});
});
