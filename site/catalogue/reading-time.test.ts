import { expect, test } from "vitest";
import { readingMinutes, wordsAMinute } from "#site/catalogue/reading-time.ts";

const textOf = (words: number) => Array.from({ length: words }, () => "word").join(" ");

test.each([
	["a note", 1, 1],
	["a chapter", 5 * wordsAMinute, 5],
	["a long one", 9.4 * wordsAMinute, 9],
])("%s is said to take the minutes that an adult needs for it, and one at least", (_, words, minutes) => {
	expect(readingMinutes(textOf(Math.round(words)))).toBe(minutes);
});
