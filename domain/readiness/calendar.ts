import { day } from "#domain/durations.ts";

declare const calendarDay: unique symbol;

/** A day without a time or a zone, written "2025-06-30"; years 1970 to 9999. */
export type CalendarDate = string & { readonly [calendarDay]: true };

const daysAWeek = 7;

/** Whether a text is a day that exists ("2025-02-30" does not). */
export function isCalendarDate(text: string): text is CalendarDate {
	if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
	const instant = new Date(`${text}T00:00:00Z`);
	return instant.getTime() >= 0 && instant.toISOString().startsWith(text);
}

/** Throws a RangeError where the text is no such day. */
export function calendarDate(text: string): CalendarDate {
	if (!isCalendarDate(text)) throw new RangeError(`Not a day of 1970 to 9999: ${text}`);
	return text;
}

/**
 * The day that an instant falls on in a time zone such as "Pacific/Auckland" or, where that is undefined, in the device's own. The
 * device's own is not to be named: one that a browser doesn't know is "Etc/Unknown", which it refuses as a name.
 */
export function calendarDateIn(timeZone: string | undefined, instant: Date): CalendarDate {
	const format = new Intl.DateTimeFormat("en", {
		timeZone,
		year: "numeric",
		month: "2-digit",
		day: "2-digit",
	});
	const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]));
	return calendarDate(`${parts.get("year")}-${parts.get("month")}-${parts.get("day")}`);
}

/** Days since 1970-01-01. */
export function dayNumber(date: CalendarDate): number {
	return Date.parse(`${date}T00:00:00Z`) / day;
}

/** Throws a RangeError for a day before 1970 or after 9999. */
export function dateOfDayNumber(days: number): CalendarDate {
	return calendarDate(new Date(days * day).toISOString().slice(0, "2025-06-30".length));
}

/** The first Monday after a day; from a Monday, the one a week later. */
export function nextMonday(date: CalendarDate): CalendarDate {
	const days = dayNumber(date);
	// Day 0 was a Thursday, the third day after a Monday.
	const daysSinceMonday = (days + 3) % daysAWeek;
	return dateOfDayNumber(days + daysAWeek - daysSinceMonday);
}

/** The Monday on which a week begins; week 1 begins on `firstMonday`. */
export function weekStart(firstMonday: CalendarDate, week: number): CalendarDate {
	return dateOfDayNumber(dayNumber(firstMonday) + (week - 1) * daysAWeek);
}

/** The holidays that a business may close for, by month and day, in the order in which its break meets them. */
const breakHolidays = { christmas: "12-25", newYear: "01-01" } as const;
export type BreakHoliday = keyof typeof breakHolidays;

/** Which of Christmas Day and New Year's Day are among the days from one to another, both counted in. */
export function breakHolidaysWithin(from: CalendarDate, to: CalendarDate): BreakHoliday[] {
	const years = [from, to].map((date) => date.slice(0, 4));
	const isWithin = (day: string) => years.some((year) => from <= `${year}-${day}` && to >= `${year}-${day}`);
	return (["christmas", "newYear"] as const).filter((holiday) => isWithin(breakHolidays[holiday]));
}

/** The Friday of a week. */
export function weekEnd(firstMonday: CalendarDate, week: number): CalendarDate {
	return dateOfDayNumber(dayNumber(weekStart(firstMonday, week)) + 4);
}
