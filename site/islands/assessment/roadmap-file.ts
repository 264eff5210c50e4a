import type { ReadinessReport } from "#domain/readiness/report.ts";
import { type CalendarEntry, calendarText } from "#domain/readiness/roadmap-calendar.ts";
import type { ReportWords } from "#site/islands/assessment/report-words.ts";
import { taskText } from "#site/islands/assessment/roadmap-text.ts";

/** The roadmap as a calendar file: an entry for each phase, and for each piece of work that has weeks of its own. */
export function roadmapFile(
	{ roadmap, takenOn }: ReadinessReport,
	words: ReportWords,
	address: string,
	now: Date,
): string {
	const entries = roadmap.phases.flatMap(({ phase, items, ...weeks }): CalendarEntry[] => {
		const isOwn = (item: (typeof items)[number]) =>
			item.startWeek !== weeks.startWeek || item.endWeek !== weeks.endWeek;
		const entryText = (item: (typeof items)[number]) => {
			const { title, text } = taskText(item, words);
			return text === "" ? title : `${title}\n${text}`;
		};
		const lines = items.filter((item) => !isOwn(item)).map(entryText);
		const own = items.filter(isOwn).map((item, index) => ({
			id: `${takenOn}-${phase}-${index + 1}`,
			startsOn: item.startsOn,
			endsOn: item.endsOn,
			title: taskText(item, words).title,
			text: `${entryText(item)}\n\n${address}`,
		}));
		const whole = {
			id: `${takenOn}-${phase}`,
			startsOn: weeks.startsOn,
			endsOn: weeks.endsOn,
			title: `${words.roadmap.phases[phase]}: ${words.actions.calendarName}`,
			text: [...(lines.length > 0 ? lines : [words.roadmap.empty]), address].join("\n\n"),
		};
		return [whole, ...own];
	});
	return calendarText({ name: words.actions.calendarName, host: words.host, entries }, now);
}
