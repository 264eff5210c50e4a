import type { Element, ElementContent } from "hast";
import { h } from "hastscript";
import type { DocumentCopy } from "#documents/imprint.ts";

/** A table that scrolls by itself on a narrow screen, by keyboard too. */
export function tableFrame(table: Element, name: string): Element {
	return h("div", { className: ["table"], role: "group", tabIndex: 0, ariaLabel: name }, [table]);
}

export interface TableCells {
	readonly caption: string;
	readonly head: readonly string[];
	readonly rows: readonly (readonly ElementContent[])[];
	/** Whether each row's first cell names the row. */
	readonly hasRowHeads: boolean;
}

export function dataTable({ caption, head, rows, hasRowHeads }: TableCells): Element {
	// In a list: by itself a text node would be taken for attributes.
	const row = (cells: readonly ElementContent[]) =>
		h(
			"tr",
			cells.map((cell, index) =>
				index === 0 && hasRowHeads ? h("th", { scope: "row" }, [cell]) : h("td", [cell]),
			),
		);
	const table = h("table", [
		h("caption", caption),
		h(
			"thead",
			h(
				"tr",
				head.map((cell) => h("th", { scope: "col" }, cell)),
			),
		),
		h("tbody", rows.map(row)),
	]);
	return tableFrame(table, caption);
}

export function textCell(value: string): ElementContent {
	return { type: "text", value };
}

/** Follows the title of figures that are invented. */
export function exampleMark(isExample: boolean, messages: DocumentCopy): readonly (Element | string)[] {
	return isExample ? [" ", h("span", { className: ["example-mark"] }, messages.example)] : [];
}
