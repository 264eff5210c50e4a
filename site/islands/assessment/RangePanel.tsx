import { memo } from "react";
import type { Answers } from "#domain/readiness/answers.ts";
import { measureReadiness } from "#domain/readiness/measure.ts";
import { thresholds } from "#domain/readiness/stage.ts";
import type { PanelCopy } from "#site/islands/assessment/assessment-copy.ts";
import { shownScore } from "#site/report/score-text.ts";
import { Gauge } from "#site/ui/Gauge.tsx";

interface RangePanelProps {
	readonly answers: Answers;
	readonly copy: PanelCopy;
}

/** The score so far, as a range that narrows with each answer. Before the first answer there is only the range. */
export const RangePanel = memo(function RangePanel({ answers, copy }: RangePanelProps) {
	const measure = measureReadiness(answers);
	const { range, known, ...score } = shownScore(measure, copy);
	const { gauge } = copy;
	// Until most of the score is known, the range is the figure.
	const isRangeApart = range !== null && (score.value === null || !measure.isProvisional);
	return (
		<aside className="range-panel" aria-label={copy.heading}>
			<p className="range-panel-heading">{copy.heading}</p>
			<Gauge name={gauge.name} unit={gauge.outOf} thresholds={thresholds} {...score} />
			<div className="range-panel-words">
				<p className="range-panel-stage">
					{score.value === null ? (
						copy.none
					) : (
						<>
							<b className="range-panel-figure">{score.figure}</b>{" "}
							<span>{copy.stages[measure.stage].name}</span>{" "}
							{measure.isProvisional && <span>{gauge.provisional}</span>}
						</>
					)}
				</p>
				{isRangeApart && <p>{range}</p>}
				<p>{known}</p>
			</div>
			<p className="form-note">{copy.hint}</p>
		</aside>
	);
});
