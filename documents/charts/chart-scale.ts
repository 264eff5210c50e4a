import { scaleBand, scaleLinear, scalePoint } from "d3-scale";
import type { Chart } from "#content/schemas/documents/chart.ts";

export interface Plot {
	readonly left: number;
	readonly right: number;
	readonly top: number;
	readonly bottom: number;
}

/** Upper and lower end of each part of the stack at one place along x. */
export function stackAt(chart: Chart, index: number): { readonly from: number; readonly to: number }[] {
	let sum = 0;
	return chart.series.map(({ values }) => {
		const from = sum;
		sum += values[index] ?? 0;
		return { from, to: sum };
	});
}

function extent(chart: Chart): [number, number] {
	const values =
		chart.kind === "stacked-bar"
			? chart.x.map((_, index) => stackAt(chart, index).at(-1)?.to ?? 0)
			: chart.series.flatMap(({ values }) => values);
	return [Math.min(0, ...values), Math.max(0, ...values)];
}

const tickCount = 5;
const maxBarWidth = 72;

/** Where values and labels of a chart stand. Bars need a zero line; so do lines, whose height a reader compares. */
export function chartScale(chart: Chart, plot: Plot) {
	const value = scaleLinear().domain(extent(chart)).nice(tickCount).range([plot.bottom, plot.top]);
	const places = chart.x.map((_, index) => String(index));
	const range: [number, number] = [plot.left, plot.right];
	const share = Math.min(0.64, maxBarWidth / ((plot.right - plot.left) / places.length));
	const band = scaleBand()
		.domain(places)
		.range(range)
		.paddingInner(1 - share)
		.paddingOuter((1 - share) / 2);
	const inner = scaleBand()
		.domain(chart.series.map((_, index) => String(index)))
		.range([0, band.bandwidth()])
		.paddingInner(0.08);
	const point = scalePoint().domain(places).range(range).padding(0.5);
	const isLine = chart.kind === "line";
	return {
		y: (number: number) => value(number),
		ticks: value.ticks(tickCount),
		/** Middle of a place along x. */
		middle: (index: number) =>
			isLine ? (point(String(index)) ?? 0) : (band(String(index)) ?? 0) + band.bandwidth() / 2,
		/** Left edge and width of a bar; of all of them at one place when stacked. */
		bar: (index: number, series: number) =>
			chart.kind === "stacked-bar"
				? { x: band(String(index)) ?? 0, width: band.bandwidth() }
				: {
						x: (band(String(index)) ?? 0) + (inner(String(series)) ?? 0),
						width: inner.bandwidth(),
					},
		step: isLine ? point.step() : band.step(),
	};
}

export type ChartScale = ReturnType<typeof chartScale>;
