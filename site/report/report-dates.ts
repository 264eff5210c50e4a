import { formatDay } from "#domain/locale/formats.ts";
import { formatMessage } from "#domain/locale/message.ts";
import type { Dates, Weeks } from "#domain/readiness/roadmap-items.ts";
import type { ReportCopy } from "#site/report/report-copy.ts";

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
