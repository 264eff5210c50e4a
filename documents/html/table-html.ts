import type { Element, ElementContent } from "hast";
import { toHtml } from "hast-util-to-html";
import { h } from "hastscript";
import type { DocumentCopy } from "#documents/imprint.ts";

/** A table that scrolls by itself on a narrow screen, by keyboard too. */
export function tableFrame(table: Element, name: string): Element {
	return h("div", { className: ["table"], role: "group", tabIndex: 0, ariaLabel: name }, [table]);
}

/** What a cell shows, and its words alone. */
export interface TableCell {
	readonly content: readonly ElementContent[];
	readonly text: string;
}

export interface TableParts {
	readonly caption?: readonly ElementContent[];
	readonly head: readonly TableCell[];
	readonly rows: readonly (readonly TableCell[])[];
	/** The columns of figures, counted from 0. */
	readonly numbers?: readonly number[];
	/** The column that the others lead to, such as a total: on a phone, a row begins with its name and this. */
	readonly result?: number;
	/** Whether each row's first cell names the row. */
	readonly hasRowHeads?: boolean;
	/** Whether its cells are boxes to write in. */
	readonly isSheet?: boolean;
}

/** The length of a number, a letter or a short word, next to which the rest of the row has the width. */
const keyLength = 8;

/** A table, laid out for what its columns hold. */
export function htmlTable(parts: TableParts): Element {
	const { caption, head, rows, numbers = [], hasRowHeads = false, isSheet = false } = parts;
	const hasResult = parts.result !== undefined;
	// Three columns of words are too narrow on a phone: there, the cells of a row are one below the other.
	const isStacked = hasResult || (!isSheet && head.length - numbers.length > 2);
	const hasKeys = !numbers.includes(0) && rows.every(([first]) => (first?.text.length ?? 0) <= keyLength);
	// What is laid out as a block is no longer part of a table in some browsers, unless it says so.
	const role = (name: string) => (isStacked ? { role: name } : {});
	const looksOf = (column: number) =>
		numbers.includes(column)
			? { className: column === parts.result ? ["number", "result"] : ["number"] }
			: hasKeys && column === 0
				? { className: ["key"] }
				: {};
	const labelOf = (column: number) =>
		isStacked && (column > 0 || hasKeys) ? { dataLabel: head[column]?.text } : {};
	const headCell = ({ content }: TableCell, column: number) =>
		h("th", { scope: "col", ...looksOf(column), ...role("columnheader") }, [...content]);
	const cell = ({ content }: TableCell, column: number) =>
		column === 0 && hasRowHeads
			? h("th", { scope: "row", ...looksOf(column), ...role("rowheader"), ...labelOf(column) }, [...content])
			: h("td", { ...looksOf(column), ...role("cell"), ...labelOf(column) }, [...content]);
	const look = hasResult ? ["stack", "scores"] : ["stack"];
	return h("table", { ...(isStacked && { className: look }), ...role("table") }, [
		...(caption ? [h("caption", [...caption])] : []),
		h("thead", role("rowgroup"), h("tr", role("row"), head.map(headCell))),
		h(
			"tbody",
			role("rowgroup"),
			rows.map((row) => h("tr", role("row"), row.map(cell))),
		),
	]);
}

export function textCell(text: string): TableCell {
	return { content: [{ type: "text", value: text }], text };
}

/** A table of cells that are HTML already, in its frame. */
export function framedTable(parts: TableParts, name: string): string {
	return toHtml(tableFrame(htmlTable(parts), name), { allowDangerousHtml: true });
}

/** A cell whose content is HTML already. */
export function markedCell(value: string, text: string): TableCell {
	return { content: [{ type: "raw", value }], text };
}

/** Follows the title of figures that are invented. */
export function exampleMark(isExample: boolean, messages: DocumentCopy): readonly (Element | string)[] {
	return isExample ? [" ", h("span", { className: ["example-mark"] }, messages.example)] : [];
}
