import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	breakHolidaysWithin,
	calendarDate,
	calendarDateIn,
	dateOfDayNumber,
	dayNumber,
	isCalendarDate,
	nextMonday,
} from "#domain/readiness/calendar.ts";
import { anyDay } from "#tests/support/any-answers.ts";

describe("a day", () => {
	it.each([
		"2025-02-30",
		"2025-13-01",
		"2025-6-1",
		"1969-12-31",
		"",
		"2025-06-30T00:00:00Z",
		"today",
		"12025-06-30",
		"2025-06-301",
	])("is refused when it doesn't exist or is written otherwise: %s", (text) => {
		expect(isCalendarDate(text)).toBe(false);
		expect(() => calendarDate(text)).toThrow(RangeError);
	});

	it("is the visitor's own, not the server's", () => {
		const instant = new Date("2025-06-30T20:00:00Z");
		expect(calendarDateIn("Pacific/Auckland", instant)).toBe("2025-07-01");
		expect(calendarDateIn("America/Los_Angeles", instant)).toBe("2025-06-30");
	});

	it("is that of the device's own clock where no zone is named", () => {
		const morning = new Date(2025, 5, 30, 0, 5);
		expect(calendarDateIn(undefined, morning)).toBe("2025-06-30");
	});

	it("is the same after it was counted", () => {
		fc.assert(
			fc.property(anyDay, (day) => {
				expect(dateOfDayNumber(dayNumber(day))).toBe(day);
			}),
		);
	});
});

describe("the next Monday", () => {
	it.each([
		["2025-06-29", "2025-06-30"],
		["2025-06-30", "2025-07-07"],
		["2025-07-01", "2025-07-07"],
		["2024-02-28", "2024-03-04"],
		["2025-12-31", "2026-01-05"],
	])("after %s is %s", (day, monday) => {
		expect(nextMonday(calendarDate(day))).toBe(monday);
	});

	it("is a Monday of the coming seven days", () => {
		fc.assert(
			fc.property(anyDay, (day) => {
				const monday = nextMonday(day);
				const daysAhead = dayNumber(monday) - dayNumber(day);
				expect(new Date(monday).getUTCDay()).toBe(1);
				expect(daysAhead >= 1 && daysAhead <= 7).toBe(true);
			}),
		);
	});
});

describe("work", () => {
	it.each([
		["2026-11-23", "2026-12-18", []],
		["2026-11-30", "2026-12-25", ["christmas"]],
		["2026-12-26", "2026-12-31", []],
		["2026-12-28", "2027-01-08", ["newYear"]],
		["2026-12-21", "2027-01-01", ["christmas", "newYear"]],
		["2027-01-01", "2027-03-05", ["newYear"]],
		["2027-01-04", "2027-03-05", []],
		["2026-06-01", "2027-06-04", ["christmas", "newYear"]],
	])("from %s to %s includes the holidays %j", (from, to, holidays) => {
		expect(breakHolidaysWithin(calendarDate(from), calendarDate(to))).toEqual(holidays);
	});
});
