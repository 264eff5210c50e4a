import type { DimensionScore } from "#domain/readiness/score.ts";
import { stageOfScore } from "#domain/readiness/stage.ts";
import { shownPoints } from "#domain/readiness/units.ts";
import { stageName } from "#site/islands/assessment/ReportHead.tsx";
import type { DimensionWords } from "#site/islands/assessment/report-words.ts";
import { fillWords } from "#site/ui/form-words.ts";
import { Meter } from "#site/ui/Meter.tsx";

interface ReportDimensionsProps {
	readonly scores: readonly DimensionScore[];
	readonly words: DimensionWords;
}

/** The five dimensions as bars with their ranges, and the same in words. */
export function ReportDimensions({ scores, words }: ReportDimensionsProps) {
	return (
		<section className="report-section">
			<div className="report-section-head">
				<h2>{words.heading}</h2>
				<p>{words.lead}</p>
			</div>
			<ul className="plain report-dimensions">
				{scores.map(({ dimension, isComplete, hasAnswer, ...units }) => {
					const { name, text } = words.items[dimension];
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
								text={fillWords(words.valueText[certainty], { stage, ...range })}
							/>
							<p className="report-figure" aria-hidden="true">
								{fillWords(isComplete ? words.exact : words.open, { score, ...range })}
							</p>
						</li>
					);
				})}
			</ul>
		</section>
	);
}
