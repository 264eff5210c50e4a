import { expect, test } from "vitest";
import { exampleDrawing } from "#site/sections/method/example-drawing.ts";

const row = (mean: number) => ({ name: String(mean), parts: [{ name: "answer", points: mean - 5 }], mean });
const { height, thread, answers, means } = exampleDrawing([row(75), row(12.5), row(40)]);
const pointsOf = (path: string) =>
	[...path.matchAll(/([\d.]+) ([\d.]+)(?=[A-Z]|h|$)/g)].map(([point]) => point);

test("the thread of the worked example goes through the mean of each row and ends at the score", () => {
	expect(thread).toMatch(/^M75 0V5C/);
	expect(pointsOf(thread).slice(1)).toEqual(["12.5 15", "40 25"]);
	expect(pointsOf(means)).toEqual(["75 5", "12.5 15", "40 25"]);
});

test("each answer is a dot in the row of its dimension", () => {
	expect(pointsOf(answers)).toEqual(["70 5", "7.5 15", "35 25"]);
	expect(height).toBe(30);
});
