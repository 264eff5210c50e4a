import { memo } from "react";
import { formatMessage } from "#domain/locale/message.ts";
import type { Answers } from "#domain/readiness/answers.ts";
import { measureReadiness } from "#domain/readiness/measure.ts";
import { SIGNAL_COUNT } from "#domain/readiness/questions.ts";
import { stageLevel, stages } from "#domain/readiness/stage.ts";
import { shownPoints } from "#domain/readiness/units.ts";
import type { PanelCopy } from "#site/islands/assessment/assessment-copy.ts";
import panelStyles from "#site/islands/assessment/range-panel.css?url&no-inline";
import { Gauge } from "#site/ui/Gauge.tsx";

interface RangePanelProps {
	readonly answers: Answers;
	readonly copy: PanelCopy;
}

const thresholds = stages.slice(1).map(({ from }) => from);

/** The score so far, as a range that narrows with each answer. */
export const RangePanel = memo(function RangePanel({ answers, copy }: RangePanelProps) {
	const { overall, stage, isProvisional, answeredSignals } = measureReadiness(answers);
	const [value, low, high] = [overall.score, overall.low, overall.high].map(shownPoints);
	const { name } = copy.stages[stage];
	const certainty = isProvisional ? copy.provisional : copy.settled;
	const range = { low: low ?? 0, high: high ?? 100 };
	return (
		<aside className="range-panel" aria-label={copy.heading}>
			<link rel="stylesheet" href={panelStyles} precedence="default" />
			<p className="range-panel-heading">{copy.heading}</p>
			<Gauge
				name={copy.name}
				value={value ?? 0}
				{...range}
				level={stageLevel(stage)}
				thresholds={thresholds}
				unit={copy.outOf}
				text={formatMessage(copy.valueText, { stage: name, certainty, ...range }, copy.locale)}
			/>
			<div className="range-panel-words">
				<p className="range-panel-stage">
					{name} <span>{certainty}</span>
				</p>
				<p>{formatMessage(copy.range, range, copy.locale)}</p>
				<p>{formatMessage(copy.known, { answered: answeredSignals, all: SIGNAL_COUNT }, copy.locale)}</p>
			</div>
			<p className="form-note">{copy.hint}</p>
		</aside>
	);
});
