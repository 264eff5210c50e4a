import type { ReadinessReport } from "#domain/readiness/report.ts";
import { type CalendarEntry, calendarText } from "#domain/readiness/roadmap-calendar.ts";
import type { ReportCopy } from "#site/report/report-copy.ts";
import { taskText } from "#site/report/roadmap-text.ts";

/** The roadmap as a calendar file: an entry for each phase, and for each piece of work that has weeks of its own. */
export function roadmapFile(
	{ roadmap, takenOn }: ReadinessReport,
	copy: ReportCopy,
	address: string,
	now: Date,
): string {
	const entries = roadmap.phases.flatMap(({ phase, items, ...weeks }): CalendarEntry[] => {
		const isOwn = (item: (typeof items)[number]) =>
			item.startWeek !== weeks.startWeek || item.endWeek !== weeks.endWeek;
		const entryText = (item: (typeof items)[number]) => {
			const { title, text } = taskText(item, copy);
			return text === "" ? title : `${title}\n${text}`;
		};
		const lines = items.filter((item) => !isOwn(item)).map(entryText);
		const own = items.filter(isOwn).map((item, index) => ({
			id: `${takenOn}-${phase}-${index + 1}`,
			startsOn: item.startsOn,
			endsOn: item.endsOn,
			title: taskText(item, copy).title,
			text: `${entryText(item)}\n\n${address}`,
		}));
		const whole = {
			id: `${takenOn}-${phase}`,
			startsOn: weeks.startsOn,
			endsOn: weeks.endsOn,
			title: `${copy.roadmap.phases[phase]}: ${copy.actions.calendarName}`,
			text: [...(lines.length > 0 ? lines : [copy.roadmap.empty]), address].join("\n\n"),
		};
		return [whole, ...own];
	});
	return calendarText({ name: copy.actions.calendarName, host: copy.host, entries }, now);
}
