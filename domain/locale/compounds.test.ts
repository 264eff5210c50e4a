import { expect, test } from "vitest";
import { headingParts } from "#domain/locale/compounds.ts";

const compounds = (text: string) =>
	headingParts(text)
		.filter(({ isCompound }) => isCompound)
		.map((part) => part.text);

test.each([
	["A six-week pilot", ["six-week"]],
	["Stock-outs, and follow-up.", ["Stock-outs,", "follow-up."]],
	["Choosing the first use case", []],
	["Weeks 1-2 and a gap - then on", []],
])("of %j the hyphenated words are kept whole", (text, whole) => {
	expect(compounds(text)).toEqual(whole);
});

test("a word that would be wider than a small phone may still break", () => {
	expect(compounds("A building-supplies merchant")).toEqual([]);
});

test("the parts make the heading again", () => {
	for (const text of ["A six-week pilot", "six-week", "No hyphen", "cut-off and follow-up"]) {
		expect(
			headingParts(text)
				.map((part) => part.text)
				.join(""),
		).toBe(text);
	}
});
