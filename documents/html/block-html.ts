import type { Element } from "hast";
import { h } from "hastscript";
import type { Calculation } from "#content/schemas/documents/calculation.ts";
import type { Chart } from "#content/schemas/documents/chart.ts";
import { drawChart } from "#documents/charts/draw-chart.ts";
import { exampleMark, htmlTable, tableFrame, textCell } from "#documents/html/table-html.ts";
import { worksheetHtml } from "#documents/html/worksheet-html.ts";
import type { DocumentCopy } from "#documents/imprint.ts";
import type { BlockData } from "#documents/text/chapter-tree.ts";
import { formatFigure, formatValue } from "#documents/text/format-value.ts";
import { readableFormula } from "#documents/text/readable-formula.ts";

/** A chart is drawn for the column of a text and for a phone, where it would be too small to read. */
const [columnWidth, phoneWidth] = [600, 340];

/** A block of data as HTML. */
export function blockHtml(block: BlockData, messages: DocumentCopy): Element {
	switch (block.kind) {
		case "chart":
			return chartHtml(block.content, messages);
		case "calculation":
			return calculationHtml(block.content, messages);
		case "worksheet":
			return worksheetHtml(block.content, messages);
		case "decision": {
			const { title, rule, columns, rows } = block.content;
			const caption = textCell(title).content;
			const cells = rows.map((row) => row.map(textCell));
			const table = htmlTable({ caption, head: columns.map(textCell), rows: cells, hasRowHeads: true });
			return h("div", { className: ["block-decision"] }, [
				...(rule ? [h("p", rule)] : []),
				tableFrame(table, title),
			]);
		}
		case "glossary":
			return h(
				"dl",
				{ className: ["block-glossary"] },
				block.content.map(({ term, meaning }) => h("div", [h("dt", term), h("dd", meaning)])),
			);
	}
}

function chartHtml(chart: Chart, messages: DocumentCopy): Element {
	const { title, description, unit, x, series, example, caption } = chart;
	const pictureOf = (width: number, look: string) => {
		const picture = drawChart(chart, width, messages.locale);
		const properties = {
			className: ["chart-picture", look],
			role: "img",
			ariaLabel: `${title}. ${description}`,
		};
		return { ...picture, properties: { ...picture.properties, ...properties } };
	};
	const rows = x.map((place, index) => [
		textCell(place),
		...series.map(({ values }) => textCell(formatFigure(values[index] ?? 0, messages.locale))),
	]);
	const table = htmlTable({
		caption: textCell(`${title} (${unit})`).content,
		head: [messages.label, ...series.map(({ name }) => name)].map(textCell),
		rows,
		numbers: series.map((_, index) => index + 1),
		hasRowHeads: true,
	});
	return h("figure", { className: ["block-chart", "folds"] }, [
		h("figcaption", [h("strong", title), ...exampleMark(example, messages)]),
		pictureOf(columnWidth, "chart-wide"),
		pictureOf(phoneWidth, "chart-narrow"),
		...(caption ? [h("p", caption)] : []),
		h("details", [h("summary", messages.figures), tableFrame(table, `${title} (${unit})`)]),
	]);
}

function calculationHtml(calculation: Calculation, messages: DocumentCopy): Element {
	const { title, rows, note, example } = calculation;
	const { number, item, formula, value } = messages.calculation;
	const looks = [{ className: ["key"] }, {}, {}, { className: ["number"] }];
	const head = [number, item, formula, value].map((label, index) =>
		h("th", { scope: "col", role: "columnheader", ...looks[index] }, label),
	);
	// The roles hold on a phone too, where the cells of a line are laid out as blocks.
	const lines = rows.map((row, index) =>
		h("tr", { role: "row", ...(row.total && { className: ["total"] }) }, [
			h("td", { role: "cell", className: ["key"] }, String(index + 1)),
			h("th", { scope: "row", role: "rowheader" }, row.label),
			h(
				"td",
				{ role: "cell", className: ["formula"] },
				row.formula && unbroken(readableFormula(row.formula, rows, messages.locale)),
			),
			h("td", { role: "cell", className: ["number"] }, formatValue(row, calculation, messages.locale)),
		]),
	);
	const table = h("table", { className: ["stack", "block-calculation"], role: "table" }, [
		h("caption", [title, ...exampleMark(example, messages)]),
		h("thead", { role: "rowgroup" }, h("tr", { role: "row" }, head)),
		h("tbody", { role: "rowgroup" }, lines),
	]);
	return h("div", [tableFrame(table, title), ...(note ? [h("p", note)] : [])]);
}

const noBreak = "\u00a0";

/** A product stays on one line, and a sum breaks in front of a sign. */
function unbroken(formula: string): string {
	return formula.replace(/ ([×÷]) /g, `${noBreak}$1${noBreak}`).replace(/([+−]) /g, `$1${noBreak}`);
}
