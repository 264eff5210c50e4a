import { copy, say } from "#desk/app/copy.ts";
import type { LeadDetail } from "#domain/desk/lead-detail.ts";
import { reportOfLead } from "#domain/leads/lead-report.ts";
import { calendarDate } from "#domain/readiness/calendar.ts";
import { encodeShareLink } from "#domain/readiness/share-link.ts";
import { shownPoints } from "#domain/readiness/units.ts";

const words = copy.lead.report;
const names = { stages: copy.stageNames, dimensions: copy.dimensionNames };

/** What the visitor's report said, and the report itself. */
export default function ReadinessPanel({ detail: { values, assessment } }: { readonly detail: LeadDetail }) {
	const takenOn = assessment === null ? null : calendarDate(assessment.takenOn);
	const found =
		takenOn === null || assessment === null
			? null
			: reportOfLead({ values, assessment: { ...assessment, takenOn } });
	if (found === null || takenOn === null) return <p className="quiet">{words.otherVersion}</p>;
	const { answers, report } = found;
	const { overall, stage, dimensions } = report.measure;
	const range = {
		score: shownPoints(overall.score),
		low: shownPoints(overall.low),
		high: shownPoints(overall.high),
	};
	return (
		<section className="lead-panel" aria-labelledby="lead-report">
			<h2 id="lead-report">{words.heading}</h2>
			<p>{say(words.score, range)}</p>
			<p>{say(words.stage, { stage: names.stages[stage] ?? stage })}</p>
			<dl>
				{dimensions.map(({ dimension, score }) => (
					<div key={dimension}>
						<dt>{names.dimensions[dimension] ?? dimension}</dt>
						<dd>{shownPoints(score)}</dd>
					</div>
				))}
			</dl>
			<a href={`/assessment#${encodeShareLink({ answers, takenOn })}`} target="_blank" rel="noopener">
				{words.open}
			</a>
		</section>
	);
}
