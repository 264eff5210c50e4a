import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument, type Scalar, visit } from "yaml";
import type { z } from "zod";
import type { CitedFigure, CitedText } from "#domain/claims/cited-text.ts";
import { typographicMarks } from "#domain/locale/typographic-marks.ts";
import { faultWords, unknownKey } from "#site/catalogue/fault-words.ts";
import { syntaxFaults } from "#site/catalogue/syntax-faults.ts";

/** A content file that can't be used. Its message names the file, the line and what is wrong, a line each. */
export class ContentError extends Error {
	override readonly name = "ContentError";
}

/** What a citation such as `{claim:home-response}` or `{site:name}` stands for; null when nothing has the id. */
export type Citations = (kind: string, id: string) => string | CitedFigure | null;

export interface ContentFile {
	/** Path from the project's root, for messages. */
	readonly file: string;
	readonly text: string;
}

const citation = /(\{(?:claim|site):[a-z0-9-]+\})/;

/** A text with its citations replaced; without figures it stays a string. Calls `unknown` with each one that nothing has. */
function resolveCitations(
	text: string,
	citations: Citations,
	unknown: (citation: string) => void,
): CitedText {
	const parts = text.split(citation).map((part) => {
		const [, kind, id] = /^\{(\w+):(.+)\}$/.exec(part) ?? [];
		if (kind === undefined || id === undefined) return part;
		const cited = citations(kind, id);
		if (cited === null) unknown(part);
		return cited ?? part;
	});
	if (parts.every((part) => typeof part === "string")) return parts.join("");
	return parts.filter((part) => part !== "");
}

/**
 * Reads a YAML file by its schema, citations resolved.
 * @throws {ContentError} naming file and line of each fault.
 */
export function parseYaml<Schema extends z.ZodType>(
	{ file, text }: ContentFile,
	schema: Schema,
	citations: Citations,
	firstLine = 1,
): z.infer<Schema> {
	const lines = new LineCounter();
	refuseUnreadable({ file, text }, firstLine);
	const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
	const at = (offset: number) => `${file}:${lines.linePos(offset).line + firstLine - 1}`;
	const faults = syntaxFaults(document, text, lines, at);
	visit(document, {
		Scalar(_, node) {
			const offset = node.range?.[0] ?? 0;
			faults.push(...lostWords(node).map((lost) => `${at(offset)} ${lost}`));
			if (typeof node.value !== "string") return;
			node.value = resolveCitations(node.value, citations, (cited) =>
				faults.push(`${at(offset)} nothing is called ${cited}`),
			);
		},
	});
	if (faults.length > 0) throw new ContentError(faults.join("\n"));
	const data: unknown = document.toJS();
	const whole = firstLine === 1 ? "the file" : "this part";
	if (data === null) throw new ContentError(`${at(0)} ${whole} is empty: bring its text back`);
	const result = schema.safeParse(data, { error: faultWords });
	if (result.success) return result.data;
	const issues = result.error.issues.flatMap((issue) => {
		const { path, message } = issue;
		if (issue.code === "unrecognized_keys")
			return issue.keys.map(
				(key) => `${at(keyOffset(document, path, key))} ${nameOf([...path, key])} ${unknownKey}`,
			);
		const name = path.length > 0 ? nameOf(path) : whole;
		return [`${at(offsetOf(document, path))} ${name}${predicate.test(message) ? " " : ": "}${message}`];
	});
	throw new ContentError(issues.join("\n"));
}

/** How a message begins that goes on from the name of the value. */
const predicate = /^(?:is|has|must|may) /;

/** A value by the keys that lead to it, the entries of a list counted from 1. */
function nameOf(path: readonly PropertyKey[]): string {
	return path.map((key) => (typeof key === "number" ? key + 1 : String(key))).join(".");
}

/** What a character becomes that is no UTF-8. */
const unreadable = /\uFFFD/;

/** @throws {ContentError} naming the line of the first character that was saved in another encoding. */
function refuseUnreadable({ file, text }: ContentFile, firstLine = 1): void {
	const found = unreadable.exec(text);
	if (!found) return;
	const line = text.slice(0, found.index).split("\n").length + firstLine - 1;
	throw new ContentError(`${file}:${line} a character can't be read: save the file as UTF-8`);
}

/** What YAML would leave out of a text without a message. */
function lostWords({ comment, anchor, tag }: Scalar): string[] {
	const lost = [comment && `#${comment}`, anchor && `&${anchor}`, tag].filter((words) => words);
	return lost.map((words) => `"${words}" would be left out: put quotation marks around the text`);
}

/** Where a key is written. */
function keyOffset(document: Document, path: readonly PropertyKey[], key: string): number {
	const parent = document.getIn(path, true);
	const pair = isMap(parent)
		? parent.items.find((each) => isScalar(each.key) && each.key.value === key)
		: undefined;
	return isScalar(pair?.key) ? (pair.key.range?.[0] ?? 0) : offsetOf(document, path);
}

/** File and line of the value at a path of a YAML file or of a Markdown file's front matter, for a fault that its schema can't see. */
export function placeIn({ file, text }: ContentFile, path: readonly PropertyKey[]): string {
	const lines = new LineCounter();
	const [yaml] = frontMatter.exec(text) ?? [text];
	const document = parseDocument(yaml, { lineCounter: lines });
	return `${file}:${lines.linePos(offsetOf(document, path)).line}`;
}

/** Where in the file the value at a path stands, or its nearest parent when it is missing. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number {
	for (let length = path.length; length > 0; length -= 1) {
		const node = document.getIn(path.slice(0, length), true);
		if (isNode(node) && node.range) return node.range[0];
	}
	return 0;
}

function markdownOf(text: CitedText): string {
	if (typeof text === "string") return text;
	return text.map((part) => (typeof part === "string" ? part : markdownLink(part))).join("");
}

function markdownLink({ figure, href, mark }: CitedFigure): string {
	return `[${figure}](${href})${mark ? ` (${mark})` : ""}`;
}

/** The data at the head of a Markdown file, in its first group, with the lines around it. */
export const frontMatter = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*\r?\n/;

/**
 * Reads a Markdown file: its front matter by the schema, and the body with citations resolved.
 * @throws {ContentError} naming file and line of each fault.
 */
export function parseMarkdown<Schema extends z.ZodType>(
	source: ContentFile,
	schema: Schema,
	citations: Citations,
) {
	refuseUnreadable(source);
	const found = frontMatter.exec(source.text);
	if (!found)
		throw new ContentError(`${source.file}:1 the file must begin with front matter between two lines of ---`);
	const data = parseYaml({ file: source.file, text: found[1] ?? "" }, schema, citations, 2);
	const bodyLine = found[0].split("\n").length;
	const unknown: string[] = [];
	const written = source.text.slice(found[0].length).replaceAll("\r\n", "\n");
	const text = resolveCitations(written, citations, (cited) => {
		const line = bodyLine - 1 + written.slice(0, written.indexOf(cited)).split("\n").length;
		unknown.push(`${source.file}:${line} nothing is called ${cited}`);
	});
	if (unknown.length > 0) throw new ContentError(unknown.join("\n"));
	return { data, body: typographicMarks(markdownOf(text)), bodyLine };
}
