import { readFileSync } from "node:fs";
import { chapterSchema } from "#content/schemas/documents/chapter.ts";
import { documentMessagesSchema } from "#content/schemas/messages/documents.ts";
import type { Paper } from "#documents/paper-document.ts";
import { parseChapter } from "#documents/text/parse-chapter.ts";
import { defaultLocale } from "#domain/locale/locale.ts";
import { parseMarkdown, parseYaml } from "#site/catalogue/content-file.ts";

const messagesFile = "content/messages/documents.yaml";
const messages = parseYaml(
	{ file: messagesFile, text: readFileSync(messagesFile, "utf8") },
	documentMessagesSchema,
	() => null,
);

export const sampleImprint = {
	brand: "Orchard Ltd",
	siteUrl: "https://orchard.example",
	messages: { ...messages, locale: defaultLocale },
};

const chapters = ["01-a-method", "02-worksheets"];

function sampleChapter(name: string) {
	const file = `tests/support/sample-paper/${name}.md`;
	const text = readFileSync(file, "utf8");
	const { data, body, bodyLine } = parseMarkdown({ file, text }, chapterSchema, () => null);
	return { ...data, name, root: parseChapter({ file, body, bodyLine, chapters }) };
}

/** A short paper with a block of every kind. */
export const samplePaper: Paper = {
	slug: "sample",
	title: "Counting a crop",
	description: "A method for small orchards.",
	abstract: ["Counting early saves a second round."],
	topics: ["Counting"],
	published: { iso: "2026-03-01", shown: "1 March 2026" },
	chapters: chapters.map(sampleChapter),
};
