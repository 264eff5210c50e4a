import type { Answers } from "#domain/readiness/answers.ts";
import { type LiftCandidate, type LiftStep, liftCandidates, maxSteps } from "#domain/readiness/lift-steps.ts";
import { type SignalPoints, signalPointsOf } from "#domain/readiness/signals.ts";
import { type Stage, stageAtLevel, stageLevel, stageOf, stages } from "#domain/readiness/stage.ts";

export interface Lift {
	/** The stage that all of the steps together reach. */
	nextStage: Stage;
	/** One where one is enough; in the form's order. */
	steps: LiftStep[];
}

function withChanges(signals: SignalPoints, changes: readonly LiftCandidate[]): SignalPoints {
	const changed = { ...signals };
	for (const { signal, points } of changes) changed[signal] = points;
	return changed;
}

function costOf(changes: readonly LiftCandidate[]): number {
	return changes.reduce((sum, { cost }) => sum + cost, 0);
}

/** Every choice of so many candidates; one with an earlier candidate comes before those without it. */
function choicesOf(candidates: readonly LiftCandidate[], count: number): LiftCandidate[][] {
	if (count === 0) return [[]];
	return candidates.flatMap((candidate, index) =>
		choicesOf(candidates.slice(index + 1), count - 1).map((others) => [candidate, ...others]),
	);
}

/**
 * What would lift the stage soonest: the fewest answers, each one step up, that reach the next stage; of equals the set
 * with the fewest points changed, then the first in the form's order. Null at the last stage.
 *
 * Where no set of answers one step up reaches it, each may go two steps up, and so on: at four all are at the top.
 */
export function findLift(answers: Answers): Lift | null {
	const signals = signalPointsOf(answers);
	const level = stageLevel(stageOf(signals).stage) + 1;
	if (level >= stages.length) return null;
	const reaches = (changes: readonly LiftCandidate[]) =>
		stageLevel(stageOf(withChanges(signals, changes)).stage) >= level;
	for (let stepsUp = 1; stepsUp <= maxSteps; stepsUp += 1) {
		const candidates = liftCandidates(answers, stepsUp);
		for (let count = 1; count <= candidates.length; count += 1) {
			// The sort is stable: of equals, the first in the form's order stays first.
			const [best] = choicesOf(candidates, count)
				.filter(reaches)
				.sort((one, other) => costOf(one) - costOf(other));
			if (best) return { nextStage: stageAtLevel(level), steps: best.map(({ step }) => step) };
		}
	}
	return null;
}
