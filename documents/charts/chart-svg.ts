import { toHtml } from "hast-util-to-html";
import { s } from "hastscript";
import type { Chart } from "#content/schemas/documents/chart.ts";
import { drawChart } from "#documents/charts/draw-chart.ts";
import { colours } from "#documents/typst/colours.ts";
import type { Locale } from "#domain/locale/locale.ts";

const series = [colours.brand, colours.amber, colours.teal, colours.mist];

const rules = [
	`text{font-family:"Hanken Grotesk";font-size:12px;fill:${colours.ink2}}`,
	`.chart-unit{font-size:11px;font-weight:640;fill:${colours.ink}}`,
	".chart-tick{text-anchor:end}.chart-place{text-anchor:middle}",
	`.chart-grid{stroke:${colours.line};stroke-width:.6;fill:none}`,
	`.chart-axis{stroke:${colours.ink2};stroke-width:1;fill:none}`,
	...series.map((colour, index) => `.chart-series-${index + 1}{fill:${colour}}`),
	...series.map((colour, index) => `.chart-line-${index + 1}{stroke:${colour};stroke-width:2.4;fill:none}`),
].join("");

/** A chart as an SVG file in the colours of the page, for the typesetter. */
export function chartSvg(chart: Chart, width: number, locale: Locale): string {
	const picture = drawChart(chart, width, locale);
	const children = [s("style", rules), ...picture.children];
	const properties = { ...picture.properties, xmlns: "http://www.w3.org/2000/svg" };
	return toHtml({ ...picture, properties, children }, { space: "svg" });
}
