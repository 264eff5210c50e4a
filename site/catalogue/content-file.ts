import { type Document, isNode, LineCounter, parseDocument, visit } from "yaml";
import type { z } from "zod";
import type { CitedFigure, CitedText } from "#domain/claims/cited-text.ts";
import { typographicMarks } from "#domain/locale/typographic-marks.ts";

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
	const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
	const at = (offset: number) => `${file}:${lines.linePos(offset).line + firstLine - 1}`;
	const faults = document.errors.map((error) => `${at(error.pos[0])} ${error.message}`);
	visit(document, {
		Scalar(_, node) {
			if (typeof node.value !== "string") return;
			const offset = node.range?.[0] ?? 0;
			node.value = resolveCitations(node.value, citations, (cited) =>
				faults.push(`${at(offset)} nothing is called ${cited}`),
			);
		},
	});
	if (faults.length > 0) throw new ContentError(faults.join("\n"));
	const result = schema.safeParse(document.toJS());
	if (result.success) return result.data;
	const issues = result.error.issues.map((issue) => {
		const where = at(offsetOf(document, issue.path));
		return `${where} ${issue.path.join(".") || "file"}: ${issue.message}`;
	});
	throw new ContentError(issues.join("\n"));
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
	const found = frontMatter.exec(source.text);
	if (!found)
		throw new ContentError(`${source.file}:1 the file must begin with front matter between two lines of ---`);
	const data = parseYaml({ file: source.file, text: found[1] ?? "" }, schema, citations, 2);
	const unknown: string[] = [];
	const written = source.text.slice(found[0].length).replaceAll("\r\n", "\n");
	const text = resolveCitations(written, citations, (cited) => unknown.push(cited));
	if (unknown.length > 0) throw new ContentError(`${source.file} nothing is called ${unknown.join(", ")}`);
	const bodyLine = found[0].split("\n").length;
	return { data, body: typographicMarks(markdownOf(text)), bodyLine };
}
