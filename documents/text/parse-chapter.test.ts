import { expect, test } from "vitest";
import { parseChapter } from "#documents/text/parse-chapter.ts";

const chapter = (...lines: string[]) => ({
	file: "01-a.md",
	body: lines.join("\n"),
	bodyLine: 5,
	chapters: ["01-a", "02-b"],
});
const parse = (...lines: string[]) => parseChapter(chapter(...lines)).children;

test("a block of no known kind is named with its line and those there are", () => {
	expect(() => parse("Text.", "", "```exmaple", "title: A", "```")).toThrow(
		/^01-a\.md:7 there is no block "exmaple"; there are: example, note/,
	);
});

test("a fault inside a block names the line of the file", () => {
	expect(() => parse("Text.", "", "```note", "title: A", "text: B", "colour: red", "```")).toThrow(
		/01-a\.md:\d+ .*colour/,
	);
	expect(() => parse("```note", "title: A: B", "text: C", "```")).toThrow(
		"01-a.md:6 title: a text with a colon",
	);
});

test("all faulty blocks of a chapter are told at once", () => {
	expect(() => parse("```one", "a: 1", "```", "", "```two", "b: 1", "```")).toThrow(
		/01-a\.md:5.*\n01-a\.md:9/,
	);
});

test("a sum that doesn't add up is refused with both results", () => {
	const rows = ["  - { id: a, label: A, value: 2 }", "  - { id: b, label: B, value: 5, formula: a * 2 }"];
	expect(() => parse("```calculation", "title: T", "example: true", "rows:", ...rows, "```")).toThrow(
		'01-a.md:5 "b": a * 2 gives 4, and the row says 5',
	);
});

test("a row with a cell too many or too few is named with its line", () => {
	const rows = ["| a | b |", "| - | - |", "| 1 | 2 |", "| 1 |", "| x | or | y |", "| 5 \\| 6 | 7 |"];
	expect(() => parse("Text.", "", ...rows)).toThrow(
		/^01-a\.md:10 this row has 1 cells, and its table 2 columns.*\n01-a\.md:11 this row has 3 cells.*$/,
	);
});

const decision = (cell: string) =>
	parse("```decision", "title: T", "columns: [Line, Cost]", "rows:", "  - - Licence", `    - ${cell}`, "```");

test.each(["", "~"])("an empty cell of a block stays empty, written as %j", (cell) => {
	expect(decision(cell)).toMatchObject([{ block: { content: { rows: [["Licence", ""]] } } }]);
});

test.each(["1.50", "007", "[1, 2]"])(
	"a cell that would be printed otherwise than it is typed is refused with its line: %s",
	(cell) => expect(() => decision(cell)).toThrow("01-a.md:10 rows.1.2 must be "),
);

test("a paragraph that begins with Table: becomes the caption of the table after it", () => {
	const nodes = parse("Table: Rows *and* fruit", "", "| a | b |", "| - | - |", "| 1 | 2 |");
	expect(nodes.map(({ type }) => type)).toEqual(["table"]);
	expect(nodes[0]?.data).toMatchObject({ caption: [{ value: "Rows " }, { type: "emphasis" }, {}] });
});

test("a table of invented figures is marked as an example by its caption", () => {
	const rows = ["| a | b |", "| - | - |", "| 1 | 2 |"];
	const [real] = parse("Table: Rows", "", ...rows);
	const [invented] = parse("Table (example): Rows", "", ...rows);
	expect(real?.data).toMatchObject({ isExample: false });
	expect(invented?.data).toMatchObject({ caption: [{ value: "Rows" }], isExample: true });
});

test("the same words without a table stay a paragraph", () => {
	expect(parse("Table: not followed by one", "", "Text.").map(({ type }) => type)).toEqual([
		"paragraph",
		"paragraph",
	]);
});

test("the text of a block may point to the chapter's footnotes", () => {
	const [block] = parse("```note", "title: A", 'text: "See.[^x]"', "```", "", "[^x]: Source.");
	expect(JSON.stringify(block)).toContain('"footnoteReference"');
});

test("a mark without its footnote is named with its line, and would not be printed as it is typed", () => {
	const lines = ["One.[^x]", "", "- Two, *and[^none] more*.", "", "[^x]: Source."];
	expect(() => parse(...lines)).toThrow(/^01-a\.md:7 the chapter has no footnote \[\^none\]: [^\n]*$/);
});

test("a link to a chapter that the paper doesn't have is named with its line and those there are", () => {
	expect(() => parse("See [b](#02-b).", "", "- See [c](#03-c).")).toThrow(
		"01-a.md:7 there is no chapter #03-c; there are: #01-a, #02-b",
	);
});

test.each([
	["a picture", "![Costs](/costs.png)", "pictures"],
	["HTML", "<b>Costs</b>", "HTML"],
	["a rule", "---", "rules"],
])("%s, which a paper can't show, is named with its line", (_, written, name) => {
	expect(() => parse("Text.", "", written)).toThrow(`01-a.md:7 a paper has no ${name}`);
});

test("such a fault in a block names the line on which the block begins", () => {
	expect(() =>
		parse("Text.", "", "```note", "title: A", 'text: "See [c](#03-c) and[^none]."', "```"),
	).toThrow(/^01-a\.md:7 there is no chapter #03-c.*\n01-a\.md:7 the chapter has no footnote \[\^none\]/);
});
