import { formatDay } from "#domain/locale/day-formats.ts";
import { formatList } from "#domain/locale/formats.ts";
import { formatMessage } from "#domain/locale/message.ts";
import { breakHolidaysWithin, weekEnd } from "#domain/readiness/calendar.ts";
import type { Dates, Weeks } from "#domain/readiness/roadmap-items.ts";
import type { ReportCopy } from "#site/report/report-copy.ts";
import type { ShownPhase } from "#site/report/roadmap-phases.ts";

type RoadmapCopy = Pick<ReportCopy, "roadmap" | "locale">;

/** "Weeks 1 to 4" */
export function weeksText({ startWeek: from, endWeek: to }: Weeks, { roadmap, locale }: RoadmapCopy): string {
	if (to === null) return formatMessage(roadmap.open, { from }, locale);
	return formatMessage(from === to ? roadmap.week : roadmap.weeks, { from, to }, locale);
}

/** "24 Nov to 19 Dec" */
export function datesText({ startsOn, endsOn }: Dates, { roadmap, locale }: RoadmapCopy): string {
	const from = formatDay(startsOn, "short-day", locale);
	if (endsOn === null) return formatMessage(roadmap.starts, { from }, locale);
	return formatMessage(roadmap.dates, { from, to: formatDay(endsOn, "short-day", locale) }, locale);
}

/** What the plan says of Christmas and New Year; undefined where it includes neither. An open end counts as a week. */
export function holidaysText(
	phases: readonly ShownPhase[],
	{ roadmap, locale }: RoadmapCopy,
): string | undefined {
	const spans = phases.flatMap((phase) => [phase, ...phase.entries]);
	const ends = spans.map(({ startsOn, endsOn }) => endsOn ?? weekEnd(startsOn, 1));
	const [first, last] = [phases[0], ends.toSorted().at(-1)];
	if (first === undefined || last === undefined) return undefined;
	const within = breakHolidaysWithin(first.startsOn, last);
	if (within.length === 0) return undefined;
	const names = within.map((holiday) => roadmap.holidayNames[holiday]);
	return formatMessage(roadmap.holidays, { holidays: formatList(names, locale) }, locale);
}
