import { expect, test } from "vitest";
import { snoozeTimes } from "#desk/views/lead/snooze-times.ts";

const offered = (now: Date) => snoozeTimes(now).map(({ name, until }) => [name, until]);

test("on a Wednesday morning there is later today, tomorrow at nine and Monday at nine", () => {
	expect(offered(new Date(2026, 0, 28, 9, 20))).toEqual([
		["later-today", new Date(2026, 0, 28, 12)],
		["tomorrow", new Date(2026, 0, 29, 9)],
		["next-week", new Date(2026, 1, 2, 9)],
	]);
});

test.each([
	["in the evening", new Date(2026, 0, 28, 16)],
	["before midnight", new Date(2026, 0, 28, 22)],
])("%s nothing is left of today", (_, now) => {
	expect(offered(now)[0]).toEqual(["tomorrow", new Date(2026, 0, 29, 9)]);
});

test.each([
	["a Sunday", new Date(2026, 1, 1, 12), new Date(2026, 1, 2, 9)],
	["a Monday", new Date(2026, 1, 2, 7), new Date(2026, 1, 9, 9)],
])("next week of %s begins on the Monday that follows", (_, now, monday) => {
	expect(offered(now).at(-1)).toEqual(["next-week", monday]);
});
