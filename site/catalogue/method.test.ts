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
