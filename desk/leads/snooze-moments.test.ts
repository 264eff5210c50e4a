import { expect, test } from "vitest";
import * as z from "zod/mini";
import { lastMoment, localInput, snoozeMoments } from "#desk/leads/snooze-moments.ts";
import { changeRoutes } from "#domain/desk/lead-changes.ts";

test.each([
	["a Sunday", 1, 2],
	["a Monday", 2, 9],
	["a Saturday", 7, 9],
])("from %s, next Monday is the one to come", (_, day, monday) => {
	const moments = snoozeMoments(new Date(2026, 1, day, 17, 30));
	expect(moments.nextWeek).toEqual(new Date(2026, 1, monday, 9));
	expect(moments.tomorrow).toEqual(new Date(2026, 1, day + 1, 9));
	expect(moments.inThreeDays).toEqual(new Date(2026, 1, day + 3, 9));
});

test("a field for date and time shows the device's own time", () => {
	expect(localInput(new Date(2026, 2, 3, 10, 5))).toBe("2026-03-03T10:05");
});

test("the last moment that can be chosen is one that the service takes, and the next week is past it", () => {
	const takes = (to: Date) => {
		const change = { kind: "snooze", to: to.toISOString() };
		return z.safeParse(changeRoutes.make.input, { leads: ["a"], change }).success;
	};
	const last = lastMoment(new Date());
	expect(takes(last)).toBe(true);
	expect(takes(new Date(last.getFullYear(), last.getMonth(), last.getDate() + 7))).toBe(false);
});
