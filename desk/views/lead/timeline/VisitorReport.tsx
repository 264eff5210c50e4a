import { copy, say } from "#desk/app/copy.ts";
import type { LeadDetail } from "#domain/desk/lead-detail.ts";
import { answersOfLead } from "#domain/leads/lead-report.ts";
import { isCalendarDate } from "#domain/readiness/calendar.ts";
import { certaintyOf, measureReadiness } from "#domain/readiness/measure.ts";
import { recommend } from "#domain/readiness/recommendations.ts";
import { type DimensionScore, knownPoints } from "#domain/readiness/score.ts";
import { encodeShareLink } from "#domain/readiness/share-link.ts";
import { shownRange } from "#domain/readiness/units.ts";
import "#desk/views/lead/timeline/visitor-report.css";

const words = copy.lead.report;
const { stageNames, dimensionNames, recommendationNames } = copy;

interface VisitorReportProps {
	readonly values: LeadDetail["values"];
	readonly assessment: NonNullable<LeadDetail["assessment"]>;
}

/** The figures of the report that the visitor saw, what it recommends first, and the way to the whole. */
export default function VisitorReport({ values, assessment }: VisitorReportProps) {
	const { takenOn, modelVersion } = assessment;
	const answers = isCalendarDate(takenOn) && answersOfLead({ values, assessment: { takenOn, modelVersion } });
	if (!isCalendarDate(takenOn) || !answers) return <p className="quiet">{words.otherVersion}</p>;
	const measure = measureReadiness(answers);
	const { overall, stage, dimensions } = measure;
	const certainty = certaintyOf(measure);
	const [first] = recommend(answers, measure.dimensions);
	return (
		<div className="visitor-report">
			<h4>{words.heading}</h4>
			<p>
				{certainty === "none" ? (
					words.scores.none
				) : (
					<>
						<b>{say(words.scores[certainty], shownRange(overall))}</b>{" "}
						{say(words.stage, { stage: stageNames[stage] ?? stage })}
					</>
				)}
			</p>
			<dl>
				{dimensions.map((score) => (
					<div key={score.dimension}>
						<dt>{dimensionNames[score.dimension] ?? score.dimension}</dt>
						<dd>
							{knownPoints(score) ?? words.notAnswered}
							<ScoreRange score={score} />
						</dd>
					</div>
				))}
			</dl>
			{first && <p>{say(words.first, { title: recommendationNames[first.id] ?? first.id })}</p>}
			<a href={`/assessment#${encodeShareLink({ answers, takenOn })}`} target="_blank" rel="noopener">
				{words.open}
			</a>
		</div>
	);
}

/** The score as a dot on a scale to a hundred, and the range that the answers leave open as a line. */
function ScoreRange({ score }: { readonly score: DimensionScore }) {
	const { score: at, low, high } = shownRange(score);
	return (
		<svg width="100%" height="10" aria-hidden="true">
			<line className="scale" x1="0%" x2="100%" y1="5" y2="5" />
			<line x1={`${low}%`} x2={`${high}%`} y1="5" y2="5" />
			<circle cx={`${at}%`} cy="5" r="4" />
		</svg>
	);
}
