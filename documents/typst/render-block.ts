import type { Calculation } from "#content/schemas/documents/calculation.ts";
import type { Chart } from "#content/schemas/documents/chart.ts";
import type { Worksheet, WorksheetField } from "#content/schemas/documents/worksheet.ts";
import { chartSvg } from "#documents/charts/chart-svg.ts";
import type { DataBlock, TextBlock } from "#documents/text/chapter-tree.ts";
import { formatFigure, formatValue } from "#documents/text/format-value.ts";
import { readableFormula } from "#documents/text/readable-formula.ts";
import { call, content, type TypstValue, textContent } from "#documents/typst/typst-code.ts";
import type { Locale } from "#domain/locale/locale.ts";

/** Pixels of 1/96 inch, as wide as the page and as the column of the prose. */
const pageWidth = 612;
const columnWidth = 484;
const placesInColumn = 7;

/** A block of texts as a call of the template's function. @param body its nodes as markup */
export function renderTextBlock({ kind, title }: TextBlock, body: string): string {
	return call("text-block", { kind, title: textContent(title) }, content(body));
}

/** A block of data as a call of the template's function of its name. */
export function renderDataBlock({ block }: DataBlock, locale: Locale): string {
	switch (block.kind) {
		case "chart":
			return renderChart(block.content, locale);
		case "calculation":
			return renderCalculation(block.content, locale);
		case "worksheet":
			return renderWorksheets([block.content]);
		case "decision": {
			const { title, rule, columns, rows } = block.content;
			return call("decision", {
				title: textContent(title),
				rule: rule === undefined ? null : textContent(rule),
				head: columns.map(textContent),
				rows: rows.map((row) => row.map(textContent)),
			});
		}
		case "glossary":
			return call("glossary", {
				terms: block.content.map(({ term, meaning }) => ({
					term: textContent(term),
					meaning: textContent(meaning),
				})),
			});
	}
}

function renderChart(chart: Chart, locale: Locale): string {
	const isWide = chart.x.length * (chart.kind === "bar" ? chart.series.length : 1) > placesInColumn;
	return call("chart", {
		"is-wide": isWide,
		title: textContent(chart.title),
		caption: chart.caption === undefined ? null : textContent(chart.caption),
		example: chart.example,
		alt: chartAlternative(chart, locale),
		picture: chartSvg(chart, isWide ? pageWidth : columnWidth, locale),
	});
}

/** A chart in words: what it shows, then its numbers. */
function chartAlternative({ title, description, unit, x, series }: Chart, locale: Locale): string {
	const numbers = series.map(({ name, values }) => {
		const pairs = values.map((value, index) => `${x[index]} ${formatFigure(value, locale)}`);
		return `${name} (${unit}): ${pairs.join(", ")}.`;
	});
	return [`${title}.`, description, ...numbers].join(" ");
}

function renderCalculation(calculation: Calculation, locale: Locale): string {
	const { title, rows, note, example } = calculation;
	return call("calculation", {
		title: textContent(title),
		note: note === undefined ? null : textContent(note),
		example,
		rows: rows.map((row) => ({
			label: textContent(row.label),
			formula: row.formula === undefined ? null : textContent(readableFormula(row.formula, rows, locale)),
			value: textContent(formatValue(row, calculation, locale)),
			total: row.total,
		})),
	});
}

/** Neighbouring worksheets, which share pages and fill them. */
export function renderWorksheets(worksheets: readonly Worksheet[], isEnd = false): string {
	const sheets = worksheets.map(({ title, introduction, fields }) => ({
		title: textContent(title),
		name: title,
		introduction: introduction === undefined ? null : textContent(introduction),
		fields: fields.map(fieldValue),
	}));
	return call("worksheets", { "is-end": isEnd }, ...sheets);
}

/** Labels go in twice: set on the page, and as the name that a form field has for a screen reader. */
function fieldValue(field: WorksheetField): TypstValue {
	const label = { kind: field.kind, label: textContent(field.label), name: field.label };
	if (field.kind === "line") return label;
	if (field.kind === "lines") return { ...label, rows: field.rows };
	if (field.kind === "choice") return { ...label, options: field.options };
	if (field.kind === "checklist") return { ...label, items: field.items };
	const { columns, rows } = field;
	return {
		...label,
		columns,
		rows: typeof rows === "number" ? Array.from({ length: rows }, () => "") : rows,
	};
}
