import type { Root, RootContent } from "mdast";
import { blockSchemas } from "#content/schemas/documents/block.ts";
import { inPseudoLocale } from "#site/catalogue/pseudo-locale.ts";
import { pseudoText } from "#site/catalogue/pseudo-text.ts";

/** A chapter with each of its texts in the pseudo-locale. */
export function inPseudoChapter(root: Root): Root {
	return { ...root, children: root.children.map(change) };
}

function change<Node extends RootContent>(node: Node): Node {
	const inner = "children" in node ? { children: node.children.map(change) } : {};
	// Each node keeps its type, and so its shape.
	return { ...node, ...inner, ...ownTexts(node) } as Node;
}

/** What of a node a reader sees, apart from the nodes in it. */
function ownTexts(node: RootContent): object {
	switch (node.type) {
		case "text":
		case "inlineCode":
			return { value: pseudoText(node.value) };
		case "textBlock":
			return { title: pseudoText(node.title) };
		case "dataBlock": {
			const { kind, content } = node.block;
			return { block: { kind, content: inPseudoLocale(content, blockSchemas[kind]) } };
		}
		case "table":
			return node.data?.caption ? { data: { caption: node.data.caption.map(change) } } : {};
		default:
			return {};
	}
}
