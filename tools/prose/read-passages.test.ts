import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readPassages } from "#tools/prose/read-passages.ts";

const folder = mkdtempSync(join(tmpdir(), "prose-"));
afterAll(() => rmSync(folder, { recursive: true }));

function passagesOf(name: string, lines: readonly string[], lineEnd = "\n") {
	const file = join(folder, name);
	writeFileSync(file, lines.join(lineEnd));
	return readPassages(file).map(({ place, text }) => [place.slice(file.length + 1), text]);
}

test("every text of a YAML file is read with its line, however short; addresses are not", () => {
	const lines = [
		"label: Send it",
		"url: https://example.com/a b c d",
		"lead: >-",
		"  We answer within",
		"  one day.",
	];
	expect(passagesOf("a.yaml", lines)).toEqual([
		["1", "Send it"],
		["3", "We answer within one day."],
	]);
});

test.each([
	["plain line ends", "\n"],
	["Windows' line ends", "\r\n"],
])("an article with %s is read paragraph by paragraph, its front matter and its blocks too", (_, lineEnd) => {
	const lines = [
		"---",
		"title: How to choose a first job",
		"---",
		"",
		"Start with the **invoice** [queue](/x) today.",
		"It is short.",
		"",
		"- Ask who checks the figures",
		"",
		"## The first week",
		"",
		"> Start small, said",
		"> the owner.",
		"",
		"| Not | prose | at | all |",
		"| --- | ----- | -- | --- |",
		"",
		"```note",
		"text: Count the hours first, please",
		"```",
	];
	expect(passagesOf("a.md", lines, lineEnd)).toEqual([
		["2", "How to choose a first job"],
		["5", "Start with the invoice queue today. It is short."],
		["8", "Ask who checks the figures"],
		["10", "The first week"],
		["12", "Start small, said the owner."],
		["19", "Count the hours first, please"],
	]);
});
