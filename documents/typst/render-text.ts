import type { FootnoteDefinition, List, PhrasingContent, Root, RootContent, Table } from "mdast";
import type { Worksheet } from "#content/schemas/documents/worksheet.ts";
import { isChecklist, worksheetOf } from "#documents/text/chapter-tree.ts";
import { renderDataBlock, renderTextBlock, renderWorksheets } from "#documents/typst/render-block.ts";
import { call, content, escapeText } from "#documents/typst/typst-code.ts";
import type { Locale } from "#domain/locale/locale.ts";

/** What the text of one document may point to. */
export interface TextScope {
	/** Begins the labels of this chapter's footnotes, and the names of its fields. */
	readonly chapter: string;
	/** The chapters of the document, to which `#name` leads. */
	readonly chapters: readonly string[];
	/** Completes the site's own paths, so that they lead somewhere from a saved file. */
	readonly siteUrl: string;
	readonly locale: Locale;
	readonly footnotes: ReadonlyMap<string, FootnoteDefinition>;
	/** Footnotes that have been set once. */
	readonly used: Set<string>;
}

export function textScope(
	root: Root,
	place: Pick<TextScope, "chapter" | "chapters" | "siteUrl" | "locale">,
): TextScope {
	const definitions = root.children.filter((node) => node.type === "footnoteDefinition");
	const footnotes = new Map(definitions.map((node) => [node.identifier, node]));
	return { ...place, footnotes, used: new Set() };
}

/** Nodes of a chapter as Typst markup. */
export function renderNodes(nodes: readonly RootContent[], scope: TextScope): string {
	return nodes
		.flatMap((node, index) => {
			const worksheets = worksheetsFrom(nodes, index);
			if (worksheets.length > 0) return worksheetOf(nodes[index - 1]) ? [] : [renderWorksheets(worksheets)];
			const markup = renderNode(node, scope);
			return [announces(node, nodes[index + 1]) ? call("lead-in", {}, content(markup)) : markup];
		})
		.join("\n\n");
}

/** The worksheets that follow one another from this place on. */
function worksheetsFrom(nodes: readonly RootContent[], index: number): Worksheet[] {
	const worksheet = worksheetOf(nodes[index]);
	return worksheet ? [worksheet, ...worksheetsFrom(nodes, index + 1)] : [];
}

/** Whether a paragraph must not be left behind on a page by what it announces: a list to tick off, or what follows a colon. */
function announces(node: RootContent, next: RootContent | undefined): boolean {
	if (node.type !== "paragraph" || next === undefined || next.type === "paragraph") return false;
	if (next.type === "list" && isChecklist(next)) return true;
	const last = node.children.at(-1);
	return last?.type === "text" && last.value.endsWith(":");
}

function renderNode(node: RootContent, scope: TextScope): string {
	switch (node.type) {
		case "paragraph":
			return renderInline(node.children, scope);
		case "heading":
			return call("heading", { level: node.depth }, content(renderInline(node.children, scope)));
		case "list":
			return renderList(node, scope);
		case "blockquote":
			return call("quote", { block: true }, content(renderNodes(node.children, scope)));
		case "table":
			return renderTable(node, scope);
		case "textBlock":
			return renderTextBlock(node, renderNodes(node.children, scope));
		case "dataBlock":
			return renderDataBlock(node, scope.locale);
		case "footnoteDefinition":
			return "";
		default:
			throw new Error(`${scope.chapter}: a document has no ${node.type}`);
	}
}

function renderList(list: List, scope: TextScope): string {
	const items = list.children.map(({ children }) => content(renderNodes(children, scope)));
	if (isChecklist(list)) return call("checklist", {}, ...items);
	if (list.ordered) return call("enum", { start: list.start ?? 1 }, ...items);
	return call("list", {}, ...items);
}

function renderTable({ children, align, data }: Table, scope: TextScope): string {
	const [head, ...rows] = children.map(({ children: cells }) =>
		cells.map((cell) => content(renderInline(cell.children, scope))),
	);
	return call("data-table", {
		caption: data?.caption ? content(renderInline(data.caption, scope)) : null,
		example: data?.isExample ?? false,
		head: head ?? [],
		rows,
		align: (align ?? []).map((each) => ({ code: each ?? "left" })),
	});
}

function renderInline(nodes: readonly PhrasingContent[], scope: TextScope): string {
	return nodes.map((node) => renderPhrase(node, scope)).join("");
}

function renderPhrase(node: PhrasingContent, scope: TextScope): string {
	switch (node.type) {
		case "text":
			return escapeText(node.value);
		case "strong":
			return call("strong", {}, content(renderInline(node.children, scope)));
		case "emphasis":
			return call("emph", {}, content(renderInline(node.children, scope)));
		case "delete":
			return call("strike", {}, content(renderInline(node.children, scope)));
		case "inlineCode":
			return call("raw", {}, node.value);
		case "break":
			return call("linebreak", {});
		case "link":
			return renderLink(node.url, renderInline(node.children, scope), scope);
		case "footnoteReference":
			return renderFootnote(node.identifier, scope);
		default:
			throw new Error(`${scope.chapter}: a document has no ${node.type}`);
	}
}

function renderLink(url: string, label: string, scope: TextScope): string {
	if (!url.startsWith("#")) {
		const address = url.startsWith("/") ? scope.siteUrl + url : url;
		return call("link", {}, address, content(label));
	}
	const chapter = url.slice(1);
	if (!scope.chapters.includes(chapter)) throw new Error(`${scope.chapter}: there is no chapter ${url}`);
	return call("link", {}, { code: `label(${JSON.stringify(chapter)})` }, content(label));
}

function renderFootnote(key: string, scope: TextScope): string {
	const label = `${scope.chapter}-note-${key}`;
	if (scope.used.has(key)) return call("footnote", {}, { code: `label(${JSON.stringify(label)})` });
	const definition = scope.footnotes.get(key);
	if (!definition) throw new Error(`${scope.chapter}: there is no footnote [^${key}]`);
	scope.used.add(key);
	return `${call("footnote", {}, content(renderNodes(definition.children, scope)))}${call("label", {}, label)}`;
}
