import type { Answers } from "./answers.ts";
import { dimensionSignals, dimensions } from "./questions.ts";
import { type Scores, scoreSignals } from "./score.ts";
import { type SignalPoints, signalPointsOf } from "./signals.ts";
import { type StageResult, stageOf } from "./stage.ts";

/** Below this many answered signals of the 13, the stage is provisional. */
export const PROVISIONAL_BELOW = 8;

export interface ReadinessMeasure extends Scores, StageResult {
	/** Of 13: experience counts for two. */
	answeredSignals: number;
	isProvisional: boolean;
}

function countAnswered(signals: SignalPoints): number {
	return dimensions.flatMap((id) => dimensionSignals[id]).filter((id) => signals[id] !== null).length;
}

/** The score with its range, the dimensions and the stage: what the form shows while it is filled in. */
export function measureReadiness(answers: Answers): ReadinessMeasure {
	const signals = signalPointsOf(answers);
	const answeredSignals = countAnswered(signals);
	return {
		...scoreSignals(signals),
		...stageOf(signals),
		answeredSignals,
		isProvisional: answeredSignals < PROVISIONAL_BELOW,
	};
}
