import { expect, test } from "vitest";
import { typographicMarks } from "#domain/locale/typographic-marks.ts";

test.each([
	["It isn't the day's takings.", "It isn’t the day’s takings."],
	["customers' and staff's details", "customers’ and staff’s details"],
	["Closed 'til 9 am, since '24 and in the '90s", "Closed ’til 9 am, since ’24 and in the ’90s"],
	["fish 'n' chips", "fish ’n’ chips"],
	['"Logically" isn\'t an answer.', "“Logically” isn’t an answer."],
	['He asked "Who owes us?", twice.', "He asked “Who owes us?”, twice."],
	['a note ("not yet") – "later"', "a note (“not yet”) – “later”"],
	["\"They said 'wait',\" she wrote.", "“They said ‘wait’,” she wrote."],
	["\"'Wait' is no answer\"", "“‘Wait’ is no answer”"],
	['a "yes"/"no" question', "a “yes”/“no” question"],
	["refunds up to RM 100, and ARM 64", "refunds up to RM\u00a0100, and ARM 64"],
	["“typed”, and ‘so’, and it’s", "“typed”, and ‘so’, and it’s"],
])("a reader sees %s as %s", (typed, printed) => {
	expect(typographicMarks(typed)).toBe(printed);
});

test.each([
	['**"Wait"** and *"later"*', "**“Wait”** and *“later”*"],
	['"**Wait**" and **Xero**\'s', "“**Wait**” and **Xero**’s"],
	['["Wait"](/a "b") and "[60%](/figures#c)"', '[“Wait”](/a "b") and “[60%](/figures#c)”'],
	['| Answer | "Yes" |\n|"No"|', "| Answer | “Yes” |\n|“No”|"],
	['Type `=IF(A2,"yes")`, it\'s short', 'Type `=IF(A2,"yes")`, it’s short'],
	['It\'s\n\n```note\ntitle: "A"\n```\n\n"B"', 'It’s\n\n```note\ntitle: "A"\n```\n\n“B”'],
	['<a title="x">it\'s</a> 5\\" wide', '<a title="x">it’s</a> 5\\" wide'],
])("Markdown keeps its code and addresses in %s", (typed, printed) => {
	expect(typographicMarks(typed)).toBe(printed);
});

test.each([
	['Remove "{title}"? It\'s gone', "Remove “{title}”? It’s gone"],
	['{count, plural, one {"#"} other {#\'s}}', "{count, plural, one {“#”} other {#’s}}"],
	["It's '{'name'}', isn''t it", "It’s '{'name'}', isn''t it"],
])("a message keeps the apostrophes that its syntax needs in %s", (typed, printed) => {
	expect(typographicMarks(typed)).toBe(printed);
});
