import type { CalendarDate } from "#domain/readiness/calendar.ts";
import type { Dates, Weeks } from "#domain/readiness/roadmap-items.ts";
import type { RoadmapWords } from "#site/islands/assessment/report-words.ts";
import { fillWords } from "#site/ui/form-words.ts";

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
export function weeksText({ startWeek, endWeek }: Weeks, words: RoadmapWords): string {
	if (endWeek === null) return fillWords(words.open, { from: startWeek });
	const text = startWeek === endWeek ? words.week : words.weeks;
	return fillWords(text, { from: startWeek, to: endWeek });
}

/** "24 Nov to 19 Dec" */
export function datesText({ startsOn, endsOn }: Dates, words: RoadmapWords): string {
	if (endsOn === null) return fillWords(words.starts, { from: shortDate(startsOn) });
	return fillWords(words.dates, { from: shortDate(startsOn), to: shortDate(endsOn) });
}
