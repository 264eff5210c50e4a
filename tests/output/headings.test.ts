import { expect, test } from "vitest";
import { headingParts } from "#domain/locale/compounds.ts";
import { everyPage } from "#tests/support/built-site.ts";
import { all, textOf } from "#tests/support/page-text.ts";

test("no heading of any page ends a line within a hyphenated word", () => {
	const headings = everyPage.flatMap(({ path, document }) =>
		["h1", "h2", "h3"].flatMap((name) => all(document, name).map((heading) => ({ path, heading }))),
	);
	const wholeWords = ({ heading }: (typeof headings)[number]) => all(heading, ".unbroken").map(textOf);
	const compounds = ({ heading }: (typeof headings)[number]) =>
		headingParts(textOf(heading)).flatMap(({ text, isCompound }) => (isCompound ? [text] : []));
	const split = headings.flatMap((each) => {
		const whole = wholeWords(each);
		return compounds(each)
			.filter((word) => !whole.includes(word))
			.map((word) => `${each.path} ${word}`);
	});
	expect(headings.some((each) => wholeWords(each).length > 0)).toBe(true);
	expect(split).toEqual([]);
});
