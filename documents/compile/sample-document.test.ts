import { beforeAll, describe, expect, test } from "vitest";
import { addFormFields } from "#documents/compile/form-fields.ts";
import { typeset } from "#documents/compile/typeset.ts";
import { paperDocument } from "#documents/paper-document.ts";
import { readFonts, readPdf } from "#tests/support/read-pdf.ts";
import { sampleImprint, samplePaper } from "#tests/support/sample-paper/sample-paper.ts";

let bytes: Uint8Array;
let paper: Awaited<ReturnType<typeof readPdf>>;

// The engine itself refuses a document that breaks PDF/UA-1.
beforeAll(async () => {
	bytes = await addFormFields((await typeset(paperDocument(samplePaper, sampleImprint))).pdf);
	paper = await readPdf(bytes);
});

describe("a paper as a file", () => {
	test("says its title, its language and that it has tags", () => {
		expect(paper.info).toMatchObject({ Title: samplePaper.title, Author: "Orchard Ltd" });
		expect(paper.language).toBe("(en-NZ)");
		expect(paper.isTagged).toBe(true);
	});

	test("lists its chapters for a viewer's side bar", () => {
		expect(paper.outline).toEqual(samplePaper.chapters.map(({ title }) => title));
	});

	test("carries its typefaces", async () => {
		const fonts = await readFonts(bytes);
		expect(fonts.length).toBeGreaterThan(2);
		expect(fonts.filter(({ isEmbedded }) => !isEmbedded)).toEqual([]);
		const ours = /HankenGrotesk|Archivo|DejaVuSansMono/;
		expect(fonts.filter(({ name }) => !ours.test(name))).toEqual([]);
	});

	test("is the same file when it is set again", async () => {
		const again = await addFormFields((await typeset(paperDocument(samplePaper, sampleImprint))).pdf);
		expect(Buffer.from(again).equals(Buffer.from(bytes))).toBe(true);
	});
});

describe("a reader of a paper", () => {
	test.each([
		"The Māori owner",
		// The unit of a chart, whose letters with a macron are in another file of the typeface.
		"Āporo (apples)",
		"Braeburn & Cox’s",
		"Fuji #2",
		// After a line that is broken by hand.
		"(late in a cold year)",
		"too low",
		"$420",
		"5%",
		"Thinning",
		"[variety]",
		// In a row with an empty cell.
		"the row as it was",
	])("finds %s", (text) => {
		expect(paper.text.replace(/\s+/g, " ")).toContain(text);
	});

	test("sees how a result comes about, with row numbers in place of ids", () => {
		expect(paper.text).toContain("(1) × (2) × (3)");
	});

	test("finds a footnote once, however often the text points to it", () => {
		expect(paper.text.match(/Growers’ handbook/g)).toHaveLength(1);
	});

	test("is led to the site's pages by full addresses", () => {
		expect(paper.links).toContain("https://orchard.example/services/ai-consulting");
		expect(paper.links).toContain("https://www.example.org/handbook");
	});

	test("hears of a picture what it shows, with its numbers", () => {
		const figures = paper.tags.filter(({ role }) => role === "Figure").map(({ alt }) => alt);
		expect(figures).toContainEqual(expect.stringContaining("Row 1 120, Row 2 95"));
	});

	test("is led by headings, lists and table heads", () => {
		const roles = new Set(paper.tags.map(({ role }) => role));
		expect([...roles]).toEqual(
			expect.arrayContaining(["H1", "H2", "L", "LI", "Table", "TH", "TD", "Note", "Form"]),
		);
	});
});

describe("a reader who fills in a worksheet", () => {
	test("has a field for every line, tick and empty cell", () => {
		// Two ticks in the first chapter; a line, lines, two options, two checks and six cells in the worksheet.
		expect(paper.fields).toHaveLength(2 + 1 + 1 + 2 + 2 + 6);
	});

	test("hears of each field what belongs into it", () => {
		const names = paper.fields.map(({ name }) => name);
		expect(names).toContain("One row: Weather: Wet");
		expect(names).toContain("One row: Trees, Fruit, row 3");
		expect(names.filter((name) => name.trim() === "")).toEqual([]);
	});

	test("never fills two fields at once", () => {
		const ids = paper.fields.map(({ id }) => id);
		expect(new Set(ids).size).toBe(ids.length);
	});
});

describe("every page of a paper", () => {
	test("is A4 and has something on it", () => {
		for (const { size, texts } of paper.pages) {
			expect(Math.round(size.width)).toBe(595);
			expect(Math.round(size.height)).toBe(842);
			expect(texts.length).toBeGreaterThan(3);
		}
	});

	test("keeps its text within its edges", () => {
		const outside = paper.pages.flatMap(({ size, texts }) =>
			texts.filter(({ left, right, bottom }) => left < 20 || right > size.width - 20 || bottom < 20),
		);
		expect(outside).toEqual([]);
	});
});
