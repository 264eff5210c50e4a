import { touchesChristmas } from "#domain/readiness/calendar.ts";
import type { Roadmap, RoadmapItem, RoadmapPhase } from "#domain/readiness/roadmap-items.ts";
import type { ReportCopy } from "#site/report/report-copy.ts";
import { datesText, weeksText } from "#site/report/report-dates.ts";
import { taskText } from "#site/report/roadmap-text.ts";

interface ReportRoadmapProps {
	readonly roadmap: Roadmap;
	readonly copy: ReportCopy;
}

function hasOwnWeeks(item: RoadmapItem, phase: RoadmapPhase): boolean {
	return item.startWeek !== phase.startWeek || item.endWeek !== phase.endWeek;
}

/** Prepare, pilot, scale: along the thread, with their weeks and dates. */
export function ReportRoadmap({ roadmap, copy }: ReportRoadmapProps) {
	const own = copy.roadmap;
	return (
		<section className="report-section">
			<div className="report-section-head">
				<h2>{own.heading}</h2>
				<p>{own.lead}</p>
			</div>
			<ol className="plain report-roadmap">
				{roadmap.phases.map((phase) => (
					<li key={phase.phase}>
						<h3>{own.phases[phase.phase]}</h3>
						<p className="duration">
							{weeksText(phase, copy)}, <time dateTime={phase.startsOn}>{datesText(phase, copy)}</time>
						</p>
						{touchesChristmas(phase.startsOn, phase.endsOn ?? phase.startsOn) && <p>{own.christmas}</p>}
						{phase.items.length === 0 && <p>{own.empty}</p>}
						<ul className="plain">
							{phase.items.map((item) => {
								const { title, text } = taskText(item, copy);
								return (
									<li key={title}>
										<strong>{title}</strong>
										{hasOwnWeeks(item, phase) && (
											<span className="report-weeks"> {weeksText(item, copy)}</span>
										)}
										{text !== "" && <p>{text}</p>}
									</li>
								);
							})}
						</ul>
					</li>
				))}
			</ol>
		</section>
	);
}
