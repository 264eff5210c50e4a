import type { Element, ElementContent } from "hast";
import { toHtml } from "hast-util-to-html";
import { h } from "hastscript";
import type { AlignType, Nodes, Root, TableRow } from "mdast";
import { defaultHandlers, type Handlers, type State, toHast } from "mdast-util-to-hast";
import { toString as plainText } from "mdast-util-to-string";
import { blockHtml } from "#documents/html/block-html.ts";
import { headingIds } from "#documents/html/heading-id.ts";
import { exampleMark, htmlTable, tableFrame } from "#documents/html/table-html.ts";
import type { DocumentCopy } from "#documents/imprint.ts";
import { isChecklist, worksheetOf } from "#documents/text/chapter-tree.ts";

export interface ChapterHtmlOptions {
	/** Where each chapter of the paper is on the site, by the name that links give it. */
	readonly paths: ReadonlyMap<string, string>;
	readonly messages: DocumentCopy;
}

/** A chapter as HTML of the site, and its parts to link to. */
export function chapterHtml(root: Root, { paths, messages }: ChapterHtmlOptions) {
	const titles = titlesOf(root);
	const tree = toHast(root, {
		handlers: handlersFor({ paths, messages }, new Map(titles.map(({ node, id }) => [node, id]))),
		clobberPrefix: "",
		footnoteLabel: messages.footnotes,
		footnoteBackLabel: messages.backToText,
	});
	return { html: toHtml(tree), headings: partsOf(titles) };
}

/** The headings and worksheets of a chapter, each with an id of its own. */
function titlesOf(root: Root) {
	const idOf = headingIds();
	return root.children.flatMap((node) => {
		const text = node.type === "heading" ? plainText(node) : worksheetOf(node)?.title;
		return text === undefined ? [] : [{ node, text, id: idOf(text) }];
	});
}

/** The headings of a chapter; a chapter without any has its worksheets to look up. */
function partsOf(titles: ReturnType<typeof titlesOf>) {
	const headings = titles.filter(({ node }) => node.type === "heading" && node.depth === 2);
	const parts = headings.length > 0 ? headings : titles.filter(({ node }) => worksheetOf(node));
	return parts.map(({ id, text }) => ({ id, text }));
}

const outside = /^https?:/;

function handlersFor({ paths, messages }: ChapterHtmlOptions, ids: ReadonlyMap<Nodes, string>): Handlers {
	return {
		heading: (state, node) => h(`h${node.depth}`, { id: ids.get(node) }, contentOf(state, node)),
		link(state, node) {
			const href = node.url.startsWith("#") ? (paths.get(node.url.slice(1)) ?? node.url) : node.url;
			const attributes = outside.test(href) ? { href, target: "_blank", rel: ["noopener"] } : { href };
			return h("a", attributes, contentOf(state, node));
		},
		// A list to tick off has drawn boxes, as on paper: a checkbox would have no name and keep nothing.
		list(state, node) {
			const list = defaultHandlers.list(state, node);
			if (isChecklist(node)) list.properties["className"] = ["ticks", "checklist"];
			return list;
		},
		listItem: (state, node, parent) => defaultHandlers.listItem(state, { ...node, checked: null }, parent),
		table(state, node): Element {
			const [head, ...rows] = node.children.map((row: TableRow) =>
				row.children.map((cell) => ({ content: contentOf(state, cell), text: plainText(cell) })),
			);
			const numbers = (node.align ?? []).flatMap((align: AlignType, index: number) =>
				align === "right" ? [index] : [],
			);
			const { caption: title, isExample = false } = node.data ?? {};
			const caption = title && [
				...contentOf(state, { type: "paragraph", children: title }),
				...exampleMark(isExample, messages),
			];
			const table = htmlTable({ head: head ?? [], rows, numbers, ...(caption && { caption }) });
			return tableFrame(table, title ? plainText(title) : messages.chapter.scroll);
		},
		textBlock: (state, node) =>
			h("section", { className: ["block", `block-${node.kind}`], ariaLabel: node.title }, [
				h("p", { className: ["block-title"] }, node.title),
				...contentOf(state, node),
			]),
		dataBlock(_, node) {
			const block = blockHtml(node.block, messages);
			return { ...block, properties: { ...block.properties, id: ids.get(node) } };
		},
	};
}

function contentOf(state: State, node: Parameters<State["all"]>[0]): ElementContent[] {
	return state.all(node);
}
