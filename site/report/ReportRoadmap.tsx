import { ReportSection } from "#site/report/ReportSection.tsx";
import type { ReportCopy } from "#site/report/report-copy.ts";
import { datesText, holidaysText, weeksText } from "#site/report/report-dates.ts";
import type { RoadmapEntry, ShownPhase } from "#site/report/roadmap-phases.ts";

interface ReportRoadmapProps {
	readonly phases: readonly ShownPhase[];
	readonly copy: ReportCopy;
}

function Entry({ entry, copy }: { readonly entry: RoadmapEntry; readonly copy: ReportCopy }) {
	const { title, text, points, hasOwnWeeks } = entry;
	return (
		<li>
			<strong>{title}</strong>
			{hasOwnWeeks && <span className="report-weeks"> {weeksText(entry, copy)}</span>}
			{points.length > 0 && (
				<ul className="report-work">
					{points.map((point) => (
						<li key={point}>{point}</li>
					))}
				</ul>
			)}
			{text !== "" && <p>{text}</p>}
		</li>
	);
}

/** Prepare, pilot, scale: along the thread, with their weeks and dates. */
export function ReportRoadmap({ phases, copy }: ReportRoadmapProps) {
	const own = copy.roadmap;
	return (
		<ReportSection heading={own.heading} lead={own.lead} note={holidaysText(phases, copy)}>
			<ol className="plain report-roadmap">
				{phases.map((phase) => (
					<li key={phase.phase}>
						<h3>{own.phases[phase.phase]}</h3>
						<p className="duration">
							{weeksText(phase, copy)}, <time dateTime={phase.startsOn}>{datesText(phase, copy)}</time>
						</p>
						<ul className="plain">
							{phase.entries.map((entry) => (
								<Entry key={entry.title} entry={entry} copy={copy} />
							))}
						</ul>
					</li>
				))}
			</ol>
		</ReportSection>
	);
}
