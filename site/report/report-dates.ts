import type { CalendarDate } from "#domain/readiness/calendar.ts";
import type { Dates, Weeks } from "#domain/readiness/roadmap-items.ts";
import type { RoadmapCopy } from "#site/report/report-copy.ts";
import { formatMessage } from "#site/ui/form-copy.ts";

const long = new Intl.DateTimeFormat("en-NZ", {
	day: "numeric",
	month: "long",
	year: "numeric",
	timeZone: "UTC",
});
const short = new Intl.DateTimeFormat("en-NZ", { day: "numeric", month: "short", timeZone: "UTC" });

/** "20 November 2025" */
export function longDate(date: CalendarDate): string {
	return long.format(new Date(`${date}T00:00:00Z`));
}

function shortDate(date: CalendarDate): string {
	return short.format(new Date(`${date}T00:00:00Z`));
}

/** "Weeks 1 to 4" */
export function weeksText({ startWeek, endWeek }: Weeks, copy: RoadmapCopy): string {
	if (endWeek === null) return formatMessage(copy.open, { from: startWeek });
	const text = startWeek === endWeek ? copy.week : copy.weeks;
	return formatMessage(text, { from: startWeek, to: endWeek });
}

/** "24 Nov to 19 Dec" */
export function datesText({ startsOn, endsOn }: Dates, copy: RoadmapCopy): string {
	if (endsOn === null) return formatMessage(copy.starts, { from: shortDate(startsOn) });
	return formatMessage(copy.dates, { from: shortDate(startsOn), to: shortDate(endsOn) });
}
