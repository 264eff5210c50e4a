import type { DimensionScore } from "#domain/readiness/score.ts";
import { stageOfScore } from "#domain/readiness/stage.ts";
import { shownPoints } from "#domain/readiness/units.ts";
import { stageName } from "#site/report/ReportHead.tsx";
import type { DimensionCopy } from "#site/report/report-copy.ts";
import { formatMessage } from "#site/ui/form-copy.ts";
import { Meter } from "#site/ui/Meter.tsx";

interface ReportDimensionsProps {
	readonly scores: readonly DimensionScore[];
	readonly copy: DimensionCopy;
}

/** The five dimensions as bars with their ranges, and the same in words. */
export function ReportDimensions({ scores, copy }: ReportDimensionsProps) {
	return (
		<section className="report-section">
			<div className="report-section-head">
				<h2>{copy.heading}</h2>
				<p>{copy.lead}</p>
			</div>
			<ul className="plain report-dimensions">
				{scores.map(({ dimension, isComplete, hasAnswer, ...units }) => {
					const { name, text } = copy.items[dimension];
					const score = shownPoints(units.score);
					const range = { low: shownPoints(units.low), high: shownPoints(units.high) };
					const certainty = isComplete ? "exact" : hasAnswer ? "open" : "unknown";
					const stage = stageName(stageOfScore(units.score));
					return (
						<li key={dimension}>
							<div>
								<h3>{name}</h3>
								<p>{text}</p>
							</div>
							<Meter
								name={name}
								value={score}
								{...range}
								text={formatMessage(copy.valueText[certainty], { stage, ...range })}
							/>
							<p className="report-figure" aria-hidden="true">
								{formatMessage(isComplete ? copy.exact : copy.open, { score, ...range })}
							</p>
						</li>
					);
				})}
			</ul>
		</section>
	);
}
