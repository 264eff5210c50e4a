import type { Element } from "hast";
import { h } from "hastscript";
import type { Worksheet, WorksheetField } from "#content/schemas/documents/worksheet.ts";
import type { DocumentMessages } from "#content/schemas/messages/documents.ts";
import { htmlTable, tableFrame, textCell } from "#documents/html/table-html.ts";

/** A worksheet as boxes to print and fill in by hand; the PDF has form fields in their place. */
export function worksheetHtml(
	{ title, introduction, fields }: Worksheet,
	messages: DocumentMessages,
): Element {
	return h("section", { className: ["block", "block-worksheet"], ariaLabel: title }, [
		h("p", { className: ["block-title"] }, [
			h("span", { className: ["example-mark"] }, messages.worksheet),
			` ${title}`,
		]),
		...(introduction ? [h("p", introduction)] : []),
		...fields.map(fieldHtml),
	]);
}

function fieldHtml(field: WorksheetField): Element {
	const label = h("p", { className: ["field-label"] }, field.label);
	switch (field.kind) {
		case "line":
			return h("div", [label, h("div", { className: ["box"] })]);
		case "lines":
			return h("div", [
				label,
				h(
					"div",
					{ className: ["box", "box-lines"] },
					Array.from({ length: field.rows }, () => h("br")),
				),
			]);
		case "choice":
		case "checklist": {
			const items = field.kind === "choice" ? field.options : field.items;
			return h("div", [
				label,
				h(
					"ul",
					{ className: ["ticks", field.kind] },
					items.map((item) => h("li", item)),
				),
			]);
		}
		case "table": {
			const { columns, rows, label: caption } = field;
			const first = typeof rows === "number" ? Array.from({ length: rows }, () => "") : rows;
			const cells = first.map((cell) => columns.map((_, index) => textCell(index === 0 ? cell : "")));
			const table = htmlTable({
				...{ caption: textCell(caption).content, head: columns.map(textCell), rows: cells },
				...{ hasRowHeads: typeof rows !== "number", isSheet: true },
			});
			return tableFrame(table, caption);
		}
	}
}
