import { toHtml } from "hast-util-to-html";
import { expect, test } from "vitest";
import type { Chart } from "#content/schemas/documents/chart.ts";
import { drawChart } from "#documents/charts/draw-chart.ts";

const dates = Array.from({ length: 24 }, (_, week) => `${week + 1} Sep`);

const chart: Chart = {
	kind: "line",
	title: "Valves",
	description: "Valves that were sold each week.",
	unit: "valves",
	x: dates,
	series: [
		{ name: "High-frequency acceleration", values: dates.map((_, week) => week) },
		{ name: "Moving average", values: dates.map((_, week) => week) },
	],
	example: true,
};

const svgOf = (width: number) => toHtml(drawChart(chart, width, "en"), { space: "svg" });

test("labels that are wider than their place are turned, and some left out, so that none lies on the next", () => {
	expect(svgOf(340).match(/rotate\(-42\)/g)).toHaveLength(12);
});

test("labels with room are all there and level", () => {
	expect(svgOf(900)).not.toContain("rotate");
	expect(svgOf(900).match(/>Sep</g)).toHaveLength(24);
});

test("the names of the series go on in a second line where one is too short", () => {
	const squares = [...svgOf(260).matchAll(/<rect [^>]*x="0" y="(\d+)"/g)].map(([, y]) => y);
	expect(squares).toEqual(["2", "22"]);
});
