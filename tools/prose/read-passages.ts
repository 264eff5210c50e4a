import { readFileSync } from "node:fs";
import { marked, type Token } from "marked";
import { isScalar, LineCounter, parseAllDocuments, visit } from "yaml";
import { frontMatter } from "#site/catalogue/content-file.ts";

/** A text that a visitor reads, and where it is written. */
export interface Passage {
	/** Path from the project's root, with the line on which the text begins. */
	readonly place: string;
	readonly file: string;
	readonly text: string;
}

const isProse = (text: string) => /\p{L}/u.test(text) && !/^https?:/.test(text);

/** The passages of one YAML or Markdown file of content/. */
export function readPassages(file: string): Passage[] {
	const source = readFileSync(file, "utf8");
	const found = file.endsWith(".md") ? markdownPassages(source) : yamlPassages(source, 0);
	return found
		.filter(({ text }) => isProse(text))
		.map(({ line, text }) => ({ place: `${file}:${line}`, file, text: text.replaceAll(/\s+/g, " ").trim() }));
}

interface Found {
	readonly line: number;
	readonly text: string;
}

function yamlPassages(source: string, linesBefore: number): Found[] {
	const lines = new LineCounter();
	const found: Found[] = [];
	for (const document of parseAllDocuments(source, { lineCounter: lines })) {
		if (!("contents" in document)) continue;
		visit(document, {
			Scalar(key, node) {
				if (key === "key" || !isScalar(node) || typeof node.value !== "string") return;
				found.push({ line: lines.linePos(node.range?.[0] ?? 0).line + linesBefore, text: node.value });
			},
		});
	}
	return found;
}

/** Front matter and fenced blocks are read as YAML; of the rest all but tables. */
function markdownPassages(source: string): Found[] {
	const front = frontMatter.exec(source);
	const start = front?.[0] ?? "";
	return [
		...yamlPassages(front?.[1] ?? "", 1),
		...passagesOf(marked.lexer(source.slice(start.length)), linesOf(start) + 1),
	];
}

function passagesOf(tokens: readonly Token[], firstLine: number): Found[] {
	let line = firstLine;
	return tokens.flatMap((token) => {
		const found = passagesOfToken(token, line);
		line += linesOf(token.raw);
		return found;
	});
}

function passagesOfToken(token: Token, line: number): Found[] {
	if (token.type === "code") return yamlPassages(token["text"], line);
	if (token.type === "list") return passagesOf(token["items"], line);
	if (token.type === "blockquote") return passagesOf(token.tokens ?? [], line);
	if (token.type === "heading" || token.type === "paragraph" || token.type === "list_item")
		return [{ line, text: plain(token["text"]) }];
	return [];
}

const linesOf = (text: string) => text.split("\n").length - 1;

function plain(markdown: string): string {
	return markdown.replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, "$1").replaceAll(/\[\^[^\]]+\]:?|[*_`]/g, "");
}
