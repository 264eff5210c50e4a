import { formatMessage } from "#domain/locale/message.ts";
import { provisionalBelow, type ReadinessMeasure } from "#domain/readiness/measure.ts";
import { signalCount } from "#domain/readiness/questions.ts";
import { shownPoints } from "#domain/readiness/units.ts";
import type { ReportCopy } from "#site/report/report-copy.ts";
import { shownScore } from "#site/report/score-text.ts";

interface ReportStageProps {
	readonly measure: ReadinessMeasure;
	readonly copy: ReportCopy;
}

/** The dimension that holds the stage below what the score alone would give. */
function capText(
	{ stage, byScore, cappedBy, dimensions }: ReadinessMeasure,
	copy: ReportCopy,
): string | null {
	const held = dimensions.find(({ dimension }) => dimension === cappedBy);
	if (held === undefined) return null;
	const values = {
		byScore: copy.stages[byScore].name,
		dimension: copy.dimensions.items[held.dimension].name,
		points: shownPoints(held.score),
		stage: copy.stages[stage].name,
	};
	return formatMessage(copy.capped, values, copy.locale);
}

/** The score and the stage in words, with what makes them certain or not. */
export function ReportStage({ measure, copy }: ReportStageProps) {
	const { gauge, locale, start } = copy;
	const { value, figure, range, known } = shownScore(measure, copy);
	const isEstimate = value !== null && measure.isProvisional;
	const stage = copy.stages[measure.stage];
	const name = value === null ? start.name : stage.name;
	const text = value === null ? start.text : stage.text;
	const cap = capText(measure, copy);
	return (
		<div className="report-stage">
			{figure !== null && (
				<p className={isEstimate ? "report-span" : "report-score"}>
					<strong data-score={isEstimate ? undefined : value}>{figure}</strong> {gauge.outOf}
				</p>
			)}
			{isEstimate && (
				<p className="report-estimate">
					{gauge.estimate} <strong data-score={value}>{value}</strong>
				</p>
			)}
			<h2>{name}</h2>
			<p className="report-range">{[isEstimate ? null : range, known].filter(Boolean).join(", ")}</p>
			<p className="lead">{text}</p>
			{cap !== null && <p>{cap}</p>}
			{isEstimate && (
				<p>
					{formatMessage(copy.provisional, { enough: provisionalBelow, all: signalCount }, locale)}{" "}
					<a href={copy.deeper.href}>{copy.deeper.label}</a>
				</p>
			)}
			<p className="form-note">
				{copy.method.text} <a href={copy.method.href}>{copy.method.label}</a>. {copy.disclaimer}
			</p>
		</div>
	);
}
