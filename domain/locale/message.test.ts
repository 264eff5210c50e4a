import { expect, test } from "vitest";
import { message } from "#content/schemas/message.ts";
import { formatMessage } from "#domain/locale/message.ts";

const found = message("count", "place").parse(
	"{count, plural, =0 {nothing in {place}} one {# match in {place}} other {# matches in {place}}}",
);

test.each([
	[0, "nothing in Ōtaki"],
	[1, "1 match in Ōtaki"],
	[1200, "1,200 matches in Ōtaki"],
])("a count of %s takes its own form, with the other values in it", (count, text) => {
	expect(formatMessage(found, { count, place: "Ōtaki" }, "en")).toBe(text);
});

test("a text from a visitor with braces in it stays as it was typed, in a message with typographic marks", () => {
	const query = message("query").parse('Nothing matches "{query}", and that isn\'t unusual.');
	expect(formatMessage(query, { query: "{query} {count}" }, "en")).toBe(
		"Nothing matches “{query} {count}”, and that isn’t unusual.",
	);
});
