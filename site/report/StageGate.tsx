import type { ReadinessMeasure } from "#domain/readiness/measure.ts";
import { stageLevel, thresholds } from "#domain/readiness/stage.ts";

interface StageGateProps {
	readonly measure: ReadinessMeasure;
	/** The score that the bar shows. */
	readonly value: number;
}

/** On the bar of a score whose stage a weak dimension holds: a gate where that stage ends, and dashes from there on. */
export function StageGate({ measure: { stage, cappedBy }, value }: StageGateProps) {
	if (cappedBy === null) return null;
	const end = `${thresholds[stageLevel(stage)]}%`;
	return (
		<>
			<line className="past-gate" x1={end} x2={`${value}%`} y1="8" y2="8" />
			<rect className="gate-needed" x={end} y="0" width="2" height="16" />
		</>
	);
}
