import type { Element } from "hast";
import { s } from "hastscript";
import type { Chart } from "#content/schemas/documents/chart.ts";
import { type ChartScale, chartScale, type Plot, stackAt } from "#documents/charts/chart-scale.ts";
import { formatFigure } from "#documents/text/format-value.ts";
import type { Locale } from "#domain/locale/locale.ts";

const letterWidth = 6.6;
/** Of words that are mostly small letters: one that is wider than its place lies on the next. */
const narrowLetter = 6;
const lineHeight = 15;
const plotHeight = 170;

/**
 * Draws a chart as SVG whose colours and type come from its classes: the site and the typesetter each bring their own.
 * @param width in pixels of 1/96 inch; text is 12 pixels high.
 */
export function drawChart(chart: Chart, width: number, locale: Locale): Element {
	const labels = chart.x.map((label) => label.length * letterWidth);
	const left = 12 + Math.max(...chartTicks(chart, locale).map((tick) => tick.length)) * letterWidth;
	const step = (width - left) / chart.x.length;
	const words = chart.x.flatMap((label) => label.split(" ")).map((word) => word.length * narrowLetter);
	const isTilted = labels.some((label) => label > step * 2.2) || words.some((word) => word > step - 2);
	const every = isTilted ? Math.ceil(lineHeight / step) : 1;
	const lines = isTilted
		? chart.x.map((label) => [label])
		: sayMonthsOnce(chart.x.map((label) => breakLabel(label, step)));
	const foot = isTilted
		? Math.max(...labels) * 0.72 + 12
		: Math.max(...lines.map(({ length }) => length)) * lineHeight;
	const legend = drawLegend(chart, width);
	const top = 26 + legend.height;
	const plot: Plot = { left, right: width, top, bottom: top + plotHeight };
	const scale = chartScale(chart, plot);
	return s(
		"svg",
		{ viewBox: `0 0 ${width} ${Math.ceil(plot.bottom + foot + 14)}`, className: ["chart-picture"] },
		[
			s("text", { className: ["chart-unit"], x: 0, y: top - 11 }, capitalise(chart.unit)),
			...legend.children,
			...drawGrid(scale, plot, locale),
			...(chart.kind === "line" ? drawLines(chart, scale) : drawBars(chart, scale)),
			s("path", { className: ["chart-axis"], d: `M${plot.left} ${scale.y(0)}H${plot.right}` }),
			...lines.flatMap((label, index) =>
				index % every === 0
					? drawLabel(label, scale.middle(index), plot.bottom, isTilted && !isShort(label))
					: [],
			),
		],
	);
}

function chartTicks(chart: Chart, locale: Locale): string[] {
	const { ticks } = chartScale(chart, { left: 0, right: 1, top: 0, bottom: 1 });
	return ticks.map((tick) => formatFigure(tick, locale));
}

function capitalise(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Words of a label on as many lines as its place along the axis asks for. */
function breakLabel(label: string, width: number): string[] {
	const lines: string[] = [];
	for (const word of label.split(" ")) {
		const last = lines.at(-1);
		const joined = `${last} ${word}`;
		if (last !== undefined && joined.length * letterWidth <= width - 4) lines[lines.length - 1] = joined;
		else lines.push(word);
	}
	return lines;
}

/** Days in a row say their month below the first one of it. */
function sayMonthsOnce(labels: readonly string[][]): string[][] {
	return labels.map(([first = "", ...rest], index) => {
		const [, ...before] = labels[index - 1] ?? [];
		const isSameMonth = /^\d+$/.test(first) && rest.join() === before.join();
		return isSameMonth ? [first] : [first, ...rest];
	});
}

/** The names of the series, on as many lines as they need. */
function drawLegend({ series }: Chart, width: number): { children: Element[]; height: number } {
	if (series.length < 2) return { children: [], height: 0 };
	let [x, y] = [0, 2];
	const children = series.flatMap(({ name }, index) => {
		const needed = 18 + name.length * letterWidth;
		if (x > 0 && x + needed > width) [x, y] = [0, y + 20];
		const start = x;
		x += needed + 16;
		return [
			s("rect", { className: [`chart-series-${index + 1}`], x: start, y, width: 12, height: 12, rx: 2 }),
			s("text", { className: ["chart-label"], x: start + 18, y: y + 10 }, name),
		];
	});
	return { children, height: y + 22 };
}

function drawGrid(scale: ChartScale, plot: Plot, locale: Locale): Element[] {
	return scale.ticks.flatMap((tick) => [
		s("path", { className: ["chart-grid"], d: `M${plot.left} ${scale.y(tick)}H${plot.right}` }),
		s(
			"text",
			{ className: ["chart-label", "chart-tick"], x: plot.left - 8, y: scale.y(tick) + 4 },
			formatFigure(tick, locale),
		),
	]);
}

function drawBars(chart: Chart, scale: ChartScale): Element[] {
	return chart.x.flatMap((_, index) => {
		const stack = stackAt(chart, index);
		return chart.series.map(({ values }, series) => {
			const value = values[index] ?? 0;
			const { from, to } = (chart.kind === "stacked-bar" && stack[series]) || { from: 0, to: value };
			const [top, bottom] = [scale.y(Math.max(from, to)), scale.y(Math.min(from, to))];
			const place = { ...scale.bar(index, series), y: top, height: bottom - top };
			return s("rect", { className: [`chart-series-${series + 1}`], ...place });
		});
	});
}

function drawLines(chart: Chart, scale: ChartScale): Element[] {
	return chart.series.flatMap(({ values }, series) => {
		const points = values.map((value, index) => ({ x: scale.middle(index), y: scale.y(value) }));
		const path = points.map(({ x, y }, index) => `${index ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`);
		return [
			s("path", { className: [`chart-line-${series + 1}`], d: path.join("") }),
			...points.map(({ x, y }) =>
				s("circle", { className: [`chart-series-${series + 1}`], cx: x, cy: y, r: 3.2 }),
			),
		];
	});
}

/** Up to two figures have room wherever every label that is drawn has the height of a line. */
function isShort([first = "", ...rest]: readonly string[]): boolean {
	return rest.length === 0 && first.length <= 2;
}

function drawLabel(lines: readonly string[], x: number, bottom: number, isTilted: boolean): Element {
	if (isTilted) {
		const place = `translate(${x + 4} ${bottom + 16}) rotate(-42)`;
		return s("text", { className: ["chart-label", "chart-tick"], transform: place }, lines[0] ?? "");
	}
	const rows = lines.map((line, row) => s("tspan", { x, y: bottom + 17 + row * lineHeight }, line));
	return s("text", { className: ["chart-label", "chart-place"] }, rows);
}
