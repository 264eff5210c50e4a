import fc from "fast-check";
import { expect, test } from "vitest";
import { typeset } from "#documents/compile/typeset.ts";
import { pageCover } from "#documents/covers/cover-plans.ts";
import { escapeText, literal } from "#documents/typst/typst-code.ts";
import { readPdf } from "#tests/support/read-pdf.ts";
import { sampleImprint } from "#tests/support/sample-paper/sample-paper.ts";

const frame = (body: string) => ({
	main: `#set document(title: "T")\n#set text(font: "Hanken Grotesk")\n${body}`,
	messages: sampleImprint.messages,
	cover: pageCover("sample"),
	created: 0,
});
const setText = async (body: string) =>
	(await readPdf((await typeset(frame(body))).pdf)).text.replace(/\s+/g, "");

// One document of a hundred texts: setting a hundred documents would show no more.
test("whatever a writer types is set as it stands, and is never taken for markup", async () => {
	const signs = [..."#$*_`<>@[]~/=+-\\{}()|&%^:;,.!?1a "];
	const texts = fc.sample(fc.array(fc.constantFrom(...signs), { minLength: 1, maxLength: 24 }), 100);
	const lines = texts.map((each) => each.join("").trim()).filter((each) => each !== "");
	const set = await setText(lines.map((line) => `#par[${escapeText(line)}]`).join("\n\n"));
	expect(set).toBe(lines.join("").replace(/\s+/g, ""));
});

test.each([
	"1. first",
	"- dash",
	"= heading",
	"/ term: x",
	"+ plus",
	"https://a.example // b",
	"a@b.nz",
	"so on....",
])("%s begins no list, heading or link, and keeps its signs", async (text) => {
	expect(await setText(`#par[${escapeText(text)}]`)).toBe(text.replace(/\s+/g, ""));
});

test("values become literals that read back as themselves", () => {
	expect(literal(['a"b', 1, true, null])).toBe('("a\\"b",1,true,none,)');
	expect(literal({})).toBe("(:)");
	expect(literal({ "is-wide": false })).toBe('("is-wide": false,)');
});
