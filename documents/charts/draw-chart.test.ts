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

test("a label of two figures is level, also where a longer one is turned", () => {
	const x = [...dates.map((_, day) => `${day + 1}`), "25–30 September"];
	const series = [{ name: "Valves", values: x.map((_, day) => day) }];
	const svg = toHtml(drawChart({ ...chart, x, series }, 340, "en"), { space: "svg" });
	expect(svg.match(/rotate\(-42\)/g)).toHaveLength(1);
});

test("labels with room are all there and level", () => {
	expect(svgOf(900)).not.toContain("rotate");
	for (const day of dates.keys()) expect(svgOf(900)).toContain(`>${day + 1}</tspan>`);
});

test("days in a row say their month once", () => {
	const x = ["16 Sep", "23 Sep", "30 Sep", "7 Oct", "14 Oct"];
	const series = [{ name: "Valves", values: [1, 2, 3, 4, 5] }];
	const svg = toHtml(drawChart({ ...chart, x, series }, 200, "en"), { space: "svg" });
	expect([...svg.matchAll(/>(\w+)<\/tspan>/g)].map(([, line]) => line)).toEqual([
		...["16", "Sep", "23", "30", "7", "Oct", "14"],
	]);
});

test("the names of the series go on in a second line where one is too short", () => {
	const squares = [...svgOf(260).matchAll(/<rect [^>]*x="0" y="(\d+)"/g)].map(([, y]) => y);
	expect(squares).toEqual(["2", "22"]);
});
