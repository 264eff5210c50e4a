import { expect, test } from "vitest";
import { everyPage } from "#tests/support/built-site.ts";
import { all, textOf } from "#tests/support/page-text.ts";

const compound = /\S*\p{L}-\p{L}\S*/gu;
const fitsAPhone = (word: string) => word.length < 14;

test("no heading of any page ends a line within a hyphenated word", () => {
	const headings = everyPage.flatMap(({ path, document }) =>
		["h1", "h2", "h3"].flatMap((name) => all(document, name).map((heading) => ({ path, heading }))),
	);
	const compounds = headings.flatMap(({ path, heading }) => {
		const whole = all(heading, ".unbroken").map(textOf);
		const words = textOf(heading).match(compound) ?? [];
		return words.filter(fitsAPhone).map((word) => ({ path, word, isWhole: whole.includes(word) }));
	});
	expect(compounds).not.toEqual([]);
	expect(compounds.filter(({ isWhole }) => !isWhole)).toEqual([]);
});
