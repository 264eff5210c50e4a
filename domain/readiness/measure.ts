import type { Answers } from "#domain/readiness/answers.ts";
import { dimensionSignals, dimensions, signalCount } from "#domain/readiness/questions.ts";
import { type Scores, scoreSignals } from "#domain/readiness/score.ts";
import { type SignalPoints, signalPointsOf } from "#domain/readiness/signals.ts";
import { type StageResult, stageOf } from "#domain/readiness/stage.ts";

/** Below this many answered signals of the 13, the stage is provisional. */
export const provisionalBelow = 8;

export interface ReadinessMeasure extends Scores, StageResult {
	/** Of 13: experience counts for two. */
	answeredSignals: number;
	isProvisional: boolean;
}

/** How much of a score is known. `none`: no figure is shown; `provisional`: the range is shown large, and the figure is not. */
export type Certainty = "none" | "provisional" | "open" | "exact";

export function certaintyOf({
	answeredSignals,
	isProvisional,
}: Pick<ReadinessMeasure, "answeredSignals" | "isProvisional">): Certainty {
	if (answeredSignals === 0) return "none";
	if (answeredSignals === signalCount) return "exact";
	return isProvisional ? "provisional" : "open";
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
		isProvisional: answeredSignals < provisionalBelow,
	};
}
