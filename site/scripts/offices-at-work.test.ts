import { expect, test } from "vitest";
import { isAtWork } from "#site/scripts/offices-at-work.ts";

const hours = { from: 9, to: 18 };

test.each([
	["New Zealand", "Pacific/Auckland", "2026-01-12T20:00Z", true],
	["New Zealand before its morning", "Pacific/Auckland", "2026-01-12T19:59Z", false],
	["New Zealand in its winter, an hour later", "Pacific/Auckland", "2026-07-13T20:00Z", false],
	["India until six", "Asia/Kolkata", "2026-01-12T12:29Z", true],
	["India after six", "Asia/Kolkata", "2026-01-12T12:30Z", false],
	["Malaysia on a Saturday", "Asia/Kuala_Lumpur", "2026-01-10T03:00Z", false],
])("a visitor sees whether %s is at work, by its own clock", (_, timeZone, at, expected) => {
	expect(isAtWork(new Date(at), timeZone, hours)).toBe(expected);
});
