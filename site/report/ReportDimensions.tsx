import { formatMessage } from "#domain/locale/message.ts";
import { type DimensionScore, knownPoints } from "#domain/readiness/score.ts";
import { stageOfScore } from "#domain/readiness/stage.ts";
import { shownPoints } from "#domain/readiness/units.ts";
import { ReportSection } from "#site/report/ReportSection.tsx";
import type { ReportCopy } from "#site/report/report-copy.ts";
import { Meter } from "#site/ui/Meter.tsx";

interface ReportDimensionsProps {
	readonly scores: readonly DimensionScore[];
	readonly copy: ReportCopy;
}

/** The five dimensions as bars with their ranges: what the picture of the land shows, as text. */
export function ReportDimensions({
	scores,
	copy: { dimensions: copy, stages, locale },
}: ReportDimensionsProps) {
	const isExact = scores.every(({ isComplete }) => isComplete);
	return (
		<ReportSection heading={copy.heading} lead={isExact ? copy.lead : `${copy.lead} ${copy.band}`}>
			<ul className="plain report-dimensions">
				{scores.map((one) => {
					const { dimension, isComplete, hasAnswer, ...units } = one;
					const { name, text } = copy.items[dimension];
					const score = shownPoints(units.score);
					const range = { low: shownPoints(units.low), high: shownPoints(units.high) };
					const stage = stages[stageOfScore(units.score)].name;
					const certainty = isComplete ? "exact" : hasAnswer ? "open" : "unknown";
					const certaintyText =
						certainty === "exact"
							? copy.certainty.exact
							: formatMessage(copy.certainty[certainty], { score, ...range }, locale);
					return (
						<li key={dimension} className={hasAnswer ? undefined : "unanswered"}>
							<div>
								<h3>{name}</h3>
								<p>{text}</p>
							</div>
							<Meter
								name={name}
								value={score}
								{...range}
								text={formatMessage(copy.valueText[certainty], { stage, ...range }, locale)}
							/>
							<p className="report-figure" aria-hidden="true">
								<strong>{knownPoints(one) ?? copy.certainty.unanswered}</strong>
								{!isExact && certaintyText}
							</p>
						</li>
					);
				})}
			</ul>
		</ReportSection>
	);
}
