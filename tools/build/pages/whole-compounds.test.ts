import { expect, test } from "vitest";
import { markCompounds } from "#tools/build/pages/whole-compounds.ts";

const whole = (html: string) =>
	[...markCompounds(html).matchAll(/<span class="unbroken">(.*?)<\/span>/g)].map(([, word]) => word);

const bound = (html: string) => [...markCompounds(html).matchAll(/\w+\u00a0\w+/g)].map(([pair]) => pair);

test.each([
	["A six-week pilot", ["six-week"]],
	["<a href='/a-b'>Stock-outs</a>, and follow-up.", ["Stock-outs", "follow-up."]],
	["Choosing the first use case", []],
	["Weeks 1-2 and a gap - then on", []],
	["A building-supplies merchant", []],
])("of the heading %j the hyphenated words that a small phone has room for are kept whole", (text, words) => {
	expect(whole(`<h2 id="six-week">${text}</h2>`)).toEqual(words);
});

test("a lead keeps its hyphenated words whole, and other text does not", () => {
	expect(whole('<p class="lead">A late-night order</p><p>A first-week task</p>')).toEqual(["late-night"]);
});

test("a number is on the line of the week, the day, the hour or the step before it", () => {
	const html = '<p class="week 1">In Week 1, by day 30 and in weeks 5 to 6</p><li>Step 2 of 4 steps</li>';
	expect(bound(html)).toEqual(["Week\u00a01", "day\u00a030", "weeks\u00a05", "Step\u00a02"]);
});

test("running text keeps a hyphenated word whole that has a part of one or two letters, and marks none twice", () => {
	const html =
		'<li>A walk-in, <a href="/e-x">e-invoices</a> and no-shows</li><p class="lead">An on-site visit</p>';
	expect(whole(html)).toEqual(["walk-in,", "e-invoices", "no-shows", "on-site"]);
	expect(markCompounds("<title>Follow-up</title><text>e-bill</text>")).toBe(
		"<title>Follow-up</title><text>e-bill</text>",
	);
});

test("a page with room keeps its hyphenated words whole wherever they are", () => {
	const long = markCompounds("<p>A two-page brief</p><li>Stock-outs of building-supplies</li>", true);
	expect(long.match(/(?<=unbroken">)[\w-]+/g)).toEqual(["two-page", "Stock-outs"]);
});

test("a number is on the line of its unit, and a year on that of its act", () => {
	const html =
		"<p>Kept for 24 months under the Privacy Act 2020. 25 kg at 9.30 am</p><td>NZ$3.5 million in 2 markets</td>";
	expect(bound(html)).toEqual([
		"24\u00a0months",
		"Act\u00a02020",
		"25\u00a0kg",
		"30\u00a0am",
		"5\u00a0million",
	]);
});

test("the name of a place is on one line", () => {
	expect(bound("<td>At night in New Zealand</td><p>A new Johor Bahru office</p>")).toEqual([
		"New\u00a0Zealand",
		"Johor\u00a0Bahru",
	]);
});

test("the number of a standard is on the line of its name", () => {
	expect(bound("<li>ISO 9001 or IATF 16949, as HISO 10029 asks</li><p>OK 2 of 3</p>")).toEqual([
		"ISO\u00a09001",
		"IATF\u00a016949",
		"HISO\u00a010029",
	]);
});

test("a sentence within a heading begins with two words on one line", () => {
	expect(bound("<h1>Nine products. Buy only one</h1><p>Not sure? Ask us.</p>")).toEqual(["Buy\u00a0only"]);
});

test("a question that opens an answer is kept together as a heading is", () => {
	expect(bound("<summary>We are nine. Is this too much?</summary>")).toEqual(["Is\u00a0this"]);
	expect(whole("<summary>Does it see stock-outs?</summary>")).toEqual(["stock-outs?"]);
});

test("the last word before a colon of a heading begins no line", () => {
	expect(bound("<h1>AI under Privacy Act: one session</h1><p>One Act: read it.</p>")).toEqual([
		"Privacy\u00a0Act",
	]);
});

test("an article ends no line of a heading or a lead", () => {
	const html =
		'<h1>Act: a session</h1><h2>Act: the record</h2><p class="lead">For an hour</p><p>One: a record.</p>';
	expect(bound(html)).toEqual(["a\u00a0session", "the\u00a0record", "an\u00a0hour"]);
});

test("the time that a price is for is on its line", () => {
	expect(bound("<p>From $299 a month, a week</p>")).toEqual(["a\u00a0month"]);
});

test("other text is unchanged, and so are scripts, styles and islands, which are React's", () => {
	const html =
		"<p>six-week</p><astro-island><h2>six-week, day 2</h2></astro-island><script>/* > day 2 */</script><p>stock-outs</p>";
	expect(markCompounds(html)).toBe(html);
});

test("a short text ends no line on the article that begins a sentence, and on a page with room leaves no two words alone", () => {
	const html = "<p>It is free. A person reads all of it.</p><li>Nobody else sees what you have written</li>";
	const pairs = (hasRoom: boolean) =>
		[...markCompounds(html, hasRoom).matchAll(/\w+\u00a0\w+/g)].map(([pair]) => pair);
	expect(pairs(true)).toEqual(["A\u00a0person", "of\u00a0it", "have\u00a0written"]);
	expect(pairs(false)).toEqual(["A\u00a0person"]);
});

test("in running text a line may end on the word that begins a sentence", () => {
	const sentence = "A person reads each of the messages before it is answered. ";
	expect(markCompounds(`<p>${sentence.repeat(4)}</p>`, true)).not.toContain("A\u00a0person");
	expect(markCompounds(`<p>${sentence.repeat(2)}</p>`, true)).toContain("A\u00a0person");
});
