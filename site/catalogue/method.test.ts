import { expect, test } from "vitest";
import { methodIn } from "#site/catalogue/method.ts";

const { sections } = methodIn("en");
const paragraphs = [
	...Object.values(sections).flatMap((section) => section.paragraphs.map(({ text }) => text)),
	...sections.example.result,
];

test("each sentence of the method begins with a capital, whatever the code puts into it", () => {
	expect(paragraphs.filter((text) => /[.?!]”? +\p{Ll}/u.test(text))).toEqual([]);
});

test("each paragraph of the method ends in one full stop, inside a quoted sentence or after it", () => {
	expect(paragraphs.filter((text) => !/\.”?$/.test(text))).toEqual([]);
	expect(paragraphs.filter((text) => /[.?!]”[.?!]/.test(text))).toEqual([]);
});

test("each mean of the worked example is that of the points next to it, and the last is the score", () => {
	const { rows } = sections.example;
	expect(rows).toHaveLength(sections.signals.dimensions.length + 1);
	for (const { parts, mean } of rows)
		expect(mean).toBeCloseTo(parts.reduce((sum, { points }) => sum + points, 0) / parts.length, 1);
	expect(rows.at(-1)?.parts.map(({ points }) => points)).toEqual(rows.slice(0, -1).map(({ mean }) => mean));
});
