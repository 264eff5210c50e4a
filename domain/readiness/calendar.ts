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

/** The day that an instant falls on in a time zone such as "Pacific/Auckland". */
export function calendarDateIn(timeZone: string, instant: Date): CalendarDate {
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

/** Whether the days from one to another, both counted in, touch those from Christmas to New Year's Day. */
export function touchesChristmas(from: CalendarDate, to: CalendarDate): boolean {
	const year = Number(from.slice(0, 4));
	return [year - 1, year].some((each) => from <= `${each + 1}-01-01` && to >= `${each}-12-25`);
}

/** The Friday of a week. */
export function weekEnd(firstMonday: CalendarDate, week: number): CalendarDate {
	return dateOfDayNumber(dayNumber(weekStart(firstMonday, week)) + 4);
}
