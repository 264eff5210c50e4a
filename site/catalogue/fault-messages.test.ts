import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { citedFigure, citedText } from "#content/schemas/cited-text.ts";
import { actionSchema, httpsUrl, isoDate, pagePath, slug, text } from "#content/schemas/fields.ts";
import { message } from "#content/schemas/message.ts";
import { parseYaml } from "#site/catalogue/content-file.ts";

/** What an editor reads of a file, after the file's name. */
function said(typed: string, schema: z.ZodType = z.unknown()): string[] {
	const claim = { figure: "60%", href: "/figures#x" };
	try {
		parseYaml({ file: "a.yaml", text: typed }, schema, () => claim);
		return [];
	} catch (error) {
		const { message: words } = z.instanceof(Error).parse(error);
		return words.split("\n").map((line) => line.replace(/^a\.yaml:/, ""));
	}
}

describe("an editor who falls into a trap of YAML is told what to write", () => {
	test.each([
		["b: c\nheading: Rooms: three\nd: e", "2 heading", "with a colon", '"Rooms: three"'],
		["items:\n  - heading: Rooms: three\n    text: b", "2 heading", "with a colon", '"Rooms: three"'],
		["lead: Rooms: three\n  and more", "1 lead", "with a colon", '"Rooms: three …"'],
		["title: Say: 'yes' or \"no\"", "1 title", "with a colon", '"Say: \'yes\' or \\"no\\""'],
		["title: {claim:x} faster", "1 title", "that begins with {", '"{claim:x} faster"'],
		["title: [A] b", "1 title", "that begins with [", '"[A] b"'],
		["title: *A", "1 title", "that begins with *", '"*A"'],
		["title: *A b", "1 title", "that begins with *", '"*A b"'],
		["title: %A", "1 title", "that begins with %", '"%A"'],
		["title: @A", "1 title", "that begins with @", '"@A"'],
		["title: `A", "1 title", "that begins with `", '"`A"'],
	])("%j needs quotation marks", (typed, place, text, suggestion) => {
		expect(said(typed)).toEqual([`${place}: a text ${text} needs quotation marks around it: ${suggestion}`]);
	});

	test("a text in a list is shown whole, though it begins like a key", () => {
		expect(said("items:\n  - Rooms: two: three")).toEqual([
			'2 a text with a colon needs quotation marks around it: "Rooms: two: three"',
		]);
	});

	test.each(["title: Shop # 1", "title: &tea time", "title: !new A"])("%j would lose words", (typed) => {
		expect(said(typed)).toEqual([
			expect.stringMatching(/^1 "\S.*" would be left out: put quotation marks around the text$/),
		]);
	});

	const tab = "a tab may not indent a line: write two spaces a level in its place";
	const moved = "this line is not indented like those around it: begin it in the same column as they do";
	const keyless =
		'this line has no "key:" at its start: write one, or indent the line like the text that it belongs to';
	const marks =
		"the text goes on after its second quotation mark: put the other kind of quotation mark, ' or \", around all of it";
	const brackets =
		"between brackets a comma separates the entries, and a text with a colon, a comma or a bracket needs quotation marks around it";
	const below =
		"after >- a text begins on the next line, two spaces further in; a text that begins with > or | needs quotation marks around it";
	test.each([
		["hero:\n\theading: b", `2 heading: ${tab}`],
		["items:\n  - text: one\n\t- text: two", `3 text: ${tab}`],
		["lead: >-\n\tA", `2 ${tab}`],
		["items:\n   - text: one\n  - text: two", `3 text: ${moved}`],
		["hero:\n    heading: A\n  lead: B", `3 lead: ${moved}`],
		["items:\n  - heading: A\n   text: B", `3 text: ${moved}`],
		["b: c\nhello\nd: e", `2 ${keyless}`],
		["lead: >-\nKnow what\nto order\nb: c", `2 ${keyless}`],
		["lead: >-\n    Know what\n  to order\nb: c", `3 ${keyless}`],
		["title:A\nb: c", "1 a space is missing after the colon"],
		["items:\n  - text: one\n  -text: two", '3 a space is missing after the "-" at the start'],
		[
			"title: A\n  lead: B\nc: d",
			"1 title: the next line is indented further than this one: indent both alike or, if they are one text, write >- after the colon and the text below it",
		],
		['title: "the "good" one"', `1 title: ${marks}`],
		["title: 'it's'", `1 title: ${marks}`],
		[
			'b: "c"\ntitle: "A\nd: e\n',
			"2 title: the text that begins here has no quotation mark at its end: add it",
		],
		['title: "A \\d"', "1 title: a \\ within a text must be written \\\\"],
		["title: > A b", `1 title: ${below}`],
		["title: >-A", `1 title: ${below}`],
		[
			"title: A\ntitle: B",
			'2 title: this key is there twice in one part: remove one, or begin the next entry with "- "',
		],
		["title: A\n---\nb: c", "2 a line of --- or ... may not divide a file: remove it"],
		["a: { text: Rooms: three, b: c }", `1 a: ${brackets}`],
		["a: { kind: row text: b }", `1 a: ${brackets}`],
		["a: [b,, c]", `1 a: ${brackets}`],
		["a: [b\nc: d", "1 a: a bracket is not closed: add } or ], or put quotation marks around the text"],
		["a: { b: c }}\nd: e\nf: g", "1 a: there is a } or ] too many: remove it"],
	])("%j", (typed, words) => {
		expect(said(typed)).toEqual([words]);
	});
});

describe("an editor whose values a schema refuses is told what to write", () => {
	const link = z.strictObject({ label: text, href: pagePath });
	const field = (key: string, schema: z.ZodType) => z.strictObject({ [key]: schema });
	test.each([
		["heading", text, "", "is empty: write a text, or remove the line where it may be left out"],
		["heading", citedText, "", "is empty: write a text, or remove the line where it may be left out"],
		["heading", text, '" "', "is empty: write a text, or remove the line where it may be left out"],
		["heading", text, "8", "must be a text: put quotation marks around it"],
		["heading", citedText, "true", "must be a text: put quotation marks around it"],
		["heading", text, "{claim:x}", "must be a text: put quotation marks around it"],
		["heading", text, "[a, b]", "must be one text, and is a list"],
		[
			...["heading", text, '"{claim:x} faster"'],
			"may not cite a claim, as nothing would link it here: say it without the figure",
		],
		["title", text.max(5), "Too long", "has 8 characters and may have 5 at most"],
		["title", text.min(70), "Short", "has 5 characters and needs 70 at least"],
		["benefits", z.array(text).length(3), "[a, b]", "has 2 entries and needs exactly 3"],
		["benefits", z.array(text).min(2), "[a]", "has 1 entry and needs 2 at least"],
		["benefits", z.array(text).max(1), "[a, b]", "has 2 entries and may have 1 at most"],
		["items", z.array(text), "a", 'must be a list, each entry on a line that begins with "- "'],
		["contact", link, "a", "must be a part with keys of its own, two spaces further in"],
		["order", z.int().positive(), "0", "must be more than 0"],
		["order", z.int().max(3), "4", "must be 3 at most"],
		["order", z.int(), "1.5", "must be a whole number"],
		["order", z.int(), '"1"', "must be a number without quotation marks"],
		["example", z.boolean(), "yes", "must be true or false, without quotation marks"],
		["look", z.enum(["strong", "quiet"]), "loud", "must be one of: strong, quiet"],
		["look", z.enum(["strong", "quiet"]), "", "must be one of: strong, quiet"],
		["date", isoDate, "30 June", 'must be a day of the calendar, written as "2026-06-30"'],
		[
			...["startsAt", z.iso.datetime({ offset: true }), "2027-02-17"],
			'must be a date, a time and the offset of that day from UTC, written as "2027-02-17T16:00:00+13:00"',
		],
		["url", httpsUrl, "www.example.com", "must be a whole address, such as https://example.com"],
		["email", z.email(), "hello", "must be a mail address, such as hello@example.com"],
		["href", pagePath, "contact", "must begin with /"],
		["image", slug, "My picture", "must be lower case words joined by hyphens"],
		[
			"readers",
			citedFigure(/^\d+$/),
			"12",
			'must be a claim and nothing else, such as "{claim:paper-downloads}"',
		],
		[
			"due",
			message("due"),
			'"{due"',
			"has a brace too few, or words in braces that are not the name of a value",
		],
		["due", message("due"), '"{due, plural, one {#}}"', "must have the form other {…} too"],
	] as const)("%s: %o %s", (key, schema, typed, words) => {
		expect(said(`${key}: ${typed}`, field(key, schema))).toEqual([`1 ${key} ${words}`]);
	});

	test("a key that is missing and one that is misspelt are told together, entries counted from 1", () => {
		const schema = field("items", z.array(z.strictObject({ heading: citedText })));
		expect(said("items:\n  - heading: A\n  - headline: B", schema)).toEqual([
			'3 items.2.heading is missing: write "heading: …" here',
			"3 items.2.headline is not known here: correct its spelling, move it to where it belongs, or remove it",
		]);
	});

	test("a section of no known kind is answered with the kinds there are", () => {
		const prose = z.strictObject({ kind: z.literal("prose") });
		const image = z.strictObject({ kind: z.literal("image") });
		const schema = field("sections", z.array(z.discriminatedUnion("kind", [prose, image])));
		expect(said("sections:\n  - kind: pose", schema)).toEqual([
			"2 sections.1.kind must be one of: prose, image",
		]);
	});

	test.each(["", "# Nothing yet\n"])("a file without a text is called empty: %j", (typed) => {
		expect(said(typed, field("title", text))).toEqual(["1 the file is empty: bring its text back"]);
	});

	test("the example in docs/content.md is what is printed", () => {
		const hero = z.strictObject({ actions: z.array(actionSchema) });
		const [words = ""] = said(
			"hero:\n  actions:\n    - label: A\n\n      href: contact",
			field("hero", hero),
		);
		expect(readFileSync("docs/content.md", "utf8")).toContain(`\ncontent/industries/retail.yaml:2${words}\n`);
	});
});
