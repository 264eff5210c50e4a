import { type CalendarEntry, calendarText } from "#domain/readiness/roadmap-calendar.ts";
import type { ReportCopy } from "#site/report/report-copy.ts";
import type { RoadmapEntry, ShownPhase } from "#site/report/roadmap-phases.ts";

interface SavedRoadmap {
	readonly phases: readonly ShownPhase[];
	/** Of the report, which every entry leads to; its fragment is the report's own. */
	readonly address: string;
}

function entryText({ title, text, points }: RoadmapEntry): string {
	return [title, ...points, text].filter((line) => line !== "").join("\n");
}

/** The roadmap as a calendar file: an entry for each phase, and for each piece of work that has weeks of its own. */
export function roadmapFile({ phases, address }: SavedRoadmap, copy: ReportCopy, now: Date): string {
	// Two reports of one day have two links, so that the second file replaces nothing of the first.
	const report = new URL(address).hash.slice(1);
	const saved = phases.flatMap(({ phase, entries, startsOn, endsOn }): CalendarEntry[] => {
		const lines = entries.filter(({ hasOwnWeeks }) => !hasOwnWeeks).map(entryText);
		const own = entries
			.filter(({ hasOwnWeeks }) => hasOwnWeeks)
			.map((entry, index) => ({
				id: `${report}-${phase}-${index + 1}`,
				startsOn: entry.startsOn,
				endsOn: entry.endsOn,
				title: entry.title,
				text: `${entryText(entry)}\n\n${address}`,
			}));
		const title = `${copy.roadmap.phases[phase]}: ${copy.actions.calendarName}`;
		const whole = { id: `${report}-${phase}`, startsOn, endsOn, title };
		return [{ ...whole, text: [...lines, address].join("\n\n") }, ...own];
	});
	return calendarText({ name: copy.actions.calendarName, host: copy.host, entries: saved }, now);
}
