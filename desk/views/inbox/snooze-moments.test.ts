import { expect, test } from "vitest";
import { localInput, snoozeMoments } from "#desk/views/inbox/snooze-moments.ts";

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
