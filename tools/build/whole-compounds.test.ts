import { expect, test } from "vitest";
import { markCompounds } from "#tools/build/whole-compounds.ts";

const whole = (html: string) =>
	[...markCompounds(html).matchAll(/<span class="unbroken">(.*?)<\/span>/g)].map(([, word]) => word);

test.each([
	["A six-week pilot", ["six-week"]],
	["<a href='/a-b'>Stock-outs</a>, and follow-up.", ["Stock-outs", "follow-up."]],
	["Choosing the first use case", []],
	["Weeks 1-2 and a gap - then on", []],
	["A building-supplies merchant", []],
])("of the heading %j the hyphenated words that a small phone has room for are kept whole", (text, words) => {
	expect(whole(`<h2 id="six-week">${text}</h2>`)).toEqual(words);
});

test("only headings are changed, and those of an island are left to React", () => {
	const html = "<p>six-week</p><astro-island><h2>six-week</h2></astro-island><p>follow-up</p>";
	expect(markCompounds(html)).toBe(html);
});
