import { type CalendarDate, calendarDateIn, dayNumber, isCalendarDate } from "#domain/readiness/calendar.ts";

/**
 * The day on which an assessment was taken. The visitor's own day counts if it is that day somewhere on earth, give or
 * take a clock that is wrong by hours. Otherwise, and without JavaScript, New Zealand's day counts.
 */
export function takenOnAt(now: Date, sent?: string): CalendarDate {
	const today = dayNumber(calendarDateIn("UTC", now));
	const isPlausible = sent !== undefined && isCalendarDate(sent) && Math.abs(dayNumber(sent) - today) <= 1;
	return isPlausible ? sent : calendarDateIn("Pacific/Auckland", now);
}
