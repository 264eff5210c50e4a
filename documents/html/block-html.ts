import type { Element } from "hast";
import { h } from "hastscript";
import type { Calculation } from "#content/schemas/documents/calculation.ts";
import type { Chart } from "#content/schemas/documents/chart.ts";
import { drawChart } from "#documents/charts/draw-chart.ts";
import { dataTable, exampleMark, tableFrame, textCell } from "#documents/html/table-html.ts";
import { worksheetHtml } from "#documents/html/worksheet-html.ts";
import type { DocumentCopy } from "#documents/imprint.ts";
import type { BlockData } from "#documents/text/chapter-tree.ts";
import { formatNumber, formatValue } from "#documents/text/format-value.ts";
import { readableFormula } from "#documents/text/readable-formula.ts";

const chartWidth = 600;

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
			const table = dataTable({
				...{ caption: title, head: columns, rows: rows.map((row) => row.map(textCell)), hasRowHeads: true },
			});
			return h("div", { className: ["block-decision"] }, [...(rule ? [h("p", rule)] : []), table]);
		}
		case "glossary":
			return h(
				"dl",
				{ className: ["block-glossary"] },
				block.content.flatMap(({ term, meaning }) => [h("dt", term), h("dd", meaning)]),
			);
	}
}

function chartHtml(chart: Chart, messages: DocumentCopy): Element {
	const { title, description, unit, x, series, example, caption } = chart;
	const picture = drawChart(chart, chartWidth, messages.locale);
	const named = { ...picture.properties, role: "img", ariaLabel: `${title}. ${description}` };
	const rows = x.map((place, index) => [
		textCell(place),
		...series.map(({ values }) => textCell(formatNumber(values[index] ?? 0, messages.locale))),
	]);
	const head = [messages.label, ...series.map(({ name }) => name)];
	return h("figure", { className: ["block-chart"] }, [
		h("figcaption", [h("strong", title), ...exampleMark(example, messages)]),
		h("div", { className: ["table"], role: "group", tabIndex: 0, ariaLabel: title }, [
			{ ...picture, properties: named },
		]),
		...(caption ? [h("p", caption)] : []),
		h("details", [
			h("summary", messages.figures),
			dataTable({ caption: `${title} (${unit})`, head, rows, hasRowHeads: true }),
		]),
	]);
}

function calculationHtml(
	{ title, currency, rows, note, example }: Calculation,
	messages: DocumentCopy,
): Element {
	const { number, item, formula, value } = messages.calculation;
	const head = [number, item, formula, value].map((label, index) =>
		h("th", { scope: "col", ...(index === 3 && { className: ["number"] }) }, label),
	);
	const lines = rows.map((row, index) =>
		h("tr", row.total ? { className: ["total"] } : {}, [
			h("td", String(index + 1)),
			h("th", { scope: "row" }, row.label),
			h("td", row.formula === undefined ? "" : readableFormula(row.formula, rows)),
			h("td", { className: ["number"] }, formatValue(row, currency, messages.locale)),
		]),
	);
	const table = h("table", { className: ["block-calculation"] }, [
		h("caption", [title, ...exampleMark(example, messages)]),
		h("thead", h("tr", head)),
		h("tbody", lines),
	]);
	return h("div", [tableFrame(table, title), ...(note ? [h("p", note)] : [])]);
}
