import { expect, test } from "vitest";
import { typeset } from "#documents/compile/typeset.ts";
import { paperDocument } from "#documents/paper-document.ts";
import { parseChapter } from "#documents/text/parse-chapter.ts";
import { sampleImprint, samplePaper } from "#tests/support/sample-paper/sample-paper.ts";

const text = Array.from(
	{ length: 8 },
	() => "Count each row from both sides, and write the number down.",
).join(" ");
const table = "| Sheet | When |\n|---|---|\n| One row | In May |\n\n";
const worksheet = "```worksheet\ntitle: One row\nfields:\n  - { kind: line, label: Row }\n```\n";

/** Cover, contents, and the pages of a short chapter that another one follows. */
async function pagesOf(second: string): Promise<number> {
	const chapters = [`${text}\n\n${text}\n`, second].map((body, index) => ({
		...{ title: `Chapter ${index + 1}`, gist: "What it is about.", name: `0${index + 1}-chapter` },
		root: parseChapter({ file: "sample.md", body, bodyLine: 1, chapters: [] }),
	}));
	return (await typeset(paperDocument({ ...samplePaper, chapters }, sampleImprint))).pages;
}

test("a chapter begins on the page of a short one before it", async () => {
	expect(await pagesOf(`${text}\n`)).toBe(3);
});

test("a chapter that opens with a worksheet begins a page", async () => {
	expect(await pagesOf(worksheet)).toBe(4);
});

test("a chapter that lists its worksheets first needs no page of its own", async () => {
	expect(await pagesOf(table + worksheet)).toBe(3);
});
