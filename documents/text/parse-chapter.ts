import type { Code, Nodes, Root, RootContent, Table } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
import type { z } from "zod";
import { type BlockKind, blockSchemas } from "#content/schemas/documents/block.ts";
import { calculationFaults } from "#documents/text/calculation-faults.ts";
import type { BlockData, DataBlock, TextBlock } from "#documents/text/chapter-tree.ts";
import { type Citations, ContentError, parseYaml } from "#site/catalogue/content-file.ts";

/** The Markdown of a chapter, with the line at which it begins in its file. */
export interface ChapterSource {
	readonly file: string;
	readonly body: string;
	readonly bodyLine: number;
	/** The chapters of the paper, to which `#name` may lead. */
	readonly chapters: readonly string[];
}

/** Citations are resolved before a chapter is parsed. */
const resolved: Citations = (kind, id) => `{${kind}:${id}}`;

/**
 * Parses a chapter once for both of its readers, the typesetter and the site. Fenced blocks become data, checked by
 * their schemas; a paragraph "Table: …" becomes the caption of the table after it.
 * @throws {ContentError} naming file and line of each fault.
 */
export function parseChapter(source: ChapterSource): Root {
	const faults: string[] = [];
	const root = parseMarkdown(source.body);
	const footnotes = root.children.filter((node) => node.type === "footnoteDefinition");
	const keys = footnotes.map(({ identifier }) => identifier);
	const children = root.children.map((node) => {
		if (node.type === "table") faults.push(...unevenRows(node, source));
		faults.push(...nodeFaults(node, source));
		if (node.type !== "code") return node;
		try {
			return blockOf(node, source, keys);
		} catch (error) {
			if (!(error instanceof ContentError)) throw error;
			faults.push(error.message);
			return node;
		}
	});
	if (faults.length > 0) throw new ContentError(faults.join("\n"));
	return { ...root, children: withCaptions(children) };
}

/** A row with a cell too many or too few, as after a "|" that is meant as a letter, would move the cells after it in the PDF. */
function unevenRows({ children: [head, ...rows] }: Table, { file, bodyLine }: ChapterSource): string[] {
	const columns = head?.children.length ?? 0;
	return rows
		.filter(({ children }) => children.length !== columns)
		.map(({ children, position }) => {
			const line = bodyLine - 1 + (position?.start.line ?? 1);
			return `${file}:${line} this row has ${children.length} cells, and its table ${columns} columns; write \\| for a "|" in a text`;
		});
}

/** What Markdown knows and a paper does not. */
const unknownNodes: Partial<Record<Nodes["type"], string>> = {
	...{ html: "HTML", image: "pictures", imageReference: "pictures" },
	...{ linkReference: "links by reference", definition: "links by reference", thematicBreak: "rules" },
};

/** What is in a text that neither the typesetter nor the site can make of it what was meant. */
function nodeFaults(node: Nodes, source: ChapterSource, lineOf = lineIn(source)): string[] {
	const faults = [...faultsOf(node, source.chapters)].map(
		(fault) => `${source.file}:${lineOf(node)} ${fault}`,
	);
	if (!("children" in node)) return faults;
	return [...faults, ...node.children.flatMap((child) => nodeFaults(child, source, lineOf))];
}

/** On which line of its file a node of a chapter begins. */
function lineIn({ bodyLine }: ChapterSource) {
	return ({ position }: Nodes) => bodyLine - 1 + (position?.start.line ?? 1);
}

function* faultsOf(node: Nodes, chapters: readonly string[]): Generator<string> {
	const unknown = unknownNodes[node.type];
	if (unknown) yield `a paper has no ${unknown}`;
	if (node.type === "link" && node.url.startsWith("#") && !chapters.includes(node.url.slice(1)))
		yield `there is no chapter ${node.url}; there are: ${chapters.map((name) => `#${name}`).join(", ")}`;
	// Markdown prints the mark of a footnote that the chapter doesn't have as it is typed.
	if (node.type === "text")
		for (const [mark] of node.value.matchAll(/\[\^[^\]\s]+\]/g))
			yield `the chapter has no footnote ${mark}: write "${mark}: …" at its end`;
}

function parseMarkdown(text: string): Root {
	return fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
}

function isBlockKind(kind: string): kind is BlockKind {
	return Object.hasOwn(blockSchemas, kind);
}

function blockOf(node: Code, source: ChapterSource, footnotes: readonly string[]): TextBlock | DataBlock {
	const line = source.bodyLine - 1 + (node.position?.start.line ?? 1);
	const kind = node.lang ?? "";
	if (!isBlockKind(kind)) {
		const kinds = Object.keys(blockSchemas).join(", ");
		throw new ContentError(`${source.file}:${line} there is no block "${kind}"; there are: ${kinds}`);
	}
	const read = <Schema extends z.ZodType>(schema: Schema) =>
		parseYaml({ file: source.file, text: node.value }, schema, resolved, line + 1);
	if (kind === "example" || kind === "note" || kind === "template") {
		const { title, text } = read(blockSchemas[kind]);
		const children = parseInner(text, footnotes);
		// The text has lines of its own, so the block's is told.
		const faults = children.flatMap((child) => nodeFaults(child, source, () => line));
		if (faults.length > 0) throw new ContentError(faults.join("\n"));
		return { type: "textBlock", kind, title, children };
	}
	// The schema is looked up by the same kind, which the compiler can't follow through a union.
	const block = { kind, content: read(blockSchemas[kind]) } as BlockData;
	if (block.kind === "calculation") {
		const wrong = calculationFaults(block.content);
		if (wrong.length > 0)
			throw new ContentError(wrong.map((fault) => `${source.file}:${line} ${fault}`).join("\n"));
	}
	return { type: "dataBlock", block, value: "" };
}

/** The text of a block may point to the chapter's footnotes, which stand outside it. */
function parseInner(text: string, footnotes: readonly string[]): RootContent[] {
	const definitions = footnotes.map((key) => `[^${key}]: .`).join("\n\n");
	const { children } = parseMarkdown(`${text}\n\n${definitions}`);
	return withCaptions(children.filter(({ type }) => type !== "footnoteDefinition"));
}

/** "Table: …", or "Table (example): …" over figures that are invented. */
const captionStart = /^Table(?<example> \(example\))?:\s*/;

/** Moves each "Table: …" paragraph into the table that follows it. */
function withCaptions(nodes: readonly RootContent[]): RootContent[] {
	return nodes.flatMap((node, index): RootContent[] => {
		const next = nodes[index + 1];
		if (node.type === "paragraph" && next?.type === "table" && captionOf(node)) return [];
		if (node.type !== "table") return [node];
		const before = nodes[index - 1];
		const caption = before && captionOf(before);
		const table: Table = caption ? { ...node, data: { ...node.data, ...caption } } : node;
		return [table];
	});
}

function captionOf(node: RootContent) {
	if (node.type !== "paragraph") return undefined;
	const [first, ...rest] = node.children;
	const start = first?.type === "text" && captionStart.exec(first.value);
	if (!start) return undefined;
	const caption = [{ ...first, value: first.value.slice(start[0].length) }, ...rest];
	return { caption, isExample: start.groups?.["example"] !== undefined };
}
