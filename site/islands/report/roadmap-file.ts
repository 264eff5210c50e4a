import type { CalendarDate } from "#domain/readiness/calendar.ts";
import { type CalendarEntry, calendarText } from "#domain/readiness/roadmap-calendar.ts";
import type { ReportCopy } from "#site/report/report-copy.ts";
import type { RoadmapEntry, ShownPhase } from "#site/report/roadmap-phases.ts";

interface SavedRoadmap {
	readonly phases: readonly ShownPhase[];
	readonly takenOn: CalendarDate;
	/** Of the report, which every entry leads to. */
	readonly address: string;
}

function entryText({ title, text, points }: RoadmapEntry): string {
	return [title, ...points, text].filter((line) => line !== "").join("\n");
}

/** The roadmap as a calendar file: an entry for each phase, and for each piece of work that has weeks of its own. */
export function roadmapFile({ phases, takenOn, address }: SavedRoadmap, copy: ReportCopy, now: Date): string {
	const saved = phases.flatMap(({ phase, entries, startsOn, endsOn }): CalendarEntry[] => {
		const lines = entries.filter(({ hasOwnWeeks }) => !hasOwnWeeks).map(entryText);
		const own = entries
			.filter(({ hasOwnWeeks }) => hasOwnWeeks)
			.map((entry, index) => ({
				id: `${takenOn}-${phase}-${index + 1}`,
				startsOn: entry.startsOn,
				endsOn: entry.endsOn,
				title: entry.title,
				text: `${entryText(entry)}\n\n${address}`,
			}));
		const title = `${copy.roadmap.phases[phase]}: ${copy.actions.calendarName}`;
		const whole = { id: `${takenOn}-${phase}`, startsOn, endsOn, title };
		return [{ ...whole, text: [...lines, address].join("\n\n") }, ...own];
	});
	return calendarText({ name: copy.actions.calendarName, host: copy.host, entries: saved }, now);
}
