import type { List, Literal, Parent, RootContent } from "mdast";
import type { BlockContent, BlockKind, TextBlockKind } from "#content/schemas/documents/block.ts";

/** A block that holds Markdown: its children are parsed like the rest of the chapter. */
export interface TextBlock extends Parent {
	type: "textBlock";
	kind: TextBlockKind;
	title: string;
	children: RootContent[];
}

type DataKind = Exclude<BlockKind, TextBlockKind>;

/** A block that holds data, told apart by its kind. */
export type BlockData = { [Kind in DataKind]: { kind: Kind; content: BlockContent<Kind> } }[DataKind];

export interface DataBlock extends Literal {
	type: "dataBlock";
	block: BlockData;
	value: "";
}

declare module "mdast" {
	interface RootContentMap {
		textBlock: TextBlock;
		dataBlock: DataBlock;
	}
	interface TableData {
		/** From the paragraph "Table: …" in front of it. */
		caption?: PhrasingContent[];
		/** Whether its figures are invented. */
		isExample?: boolean;
	}
}

/** Whether a list is one to tick off, written as "- [ ] …". */
export function isChecklist({ children }: List): boolean {
	return children.some(({ checked }) => typeof checked === "boolean");
}

/** The worksheet that a node of a chapter is; undefined for every other node. */
export function worksheetOf(node: RootContent | undefined): BlockContent<"worksheet"> | undefined {
	return node?.type === "dataBlock" && node.block.kind === "worksheet" ? node.block.content : undefined;
}
