import { expect, test } from "vitest";
import { durationText } from "#desk/views/numbers/duration-text.ts";

test.each([
	[0, "0 mins"],
	[59, "59 mins"],
	[60, "1 hr"],
	[330, "5.5 hrs"],
	[2 * 24 * 60, "2 days"],
])("%d minutes read as %s", (minutes, text) => {
	expect(durationText(minutes, "en-NZ").replace(/\u00a0/g, " ")).toBe(text);
});
