import type { Answers } from "#domain/readiness/answers.ts";
import { searchLift } from "#domain/readiness/lift-search.ts";
import { type LiftStep, liftCandidates, maxSteps } from "#domain/readiness/lift-steps.ts";
import { signalPointsOf } from "#domain/readiness/signals.ts";
import {
	type Stage,
	stageAtLevel,
	stageLevel,
	stageOf,
	stages,
	stagesAboveWeakest,
} from "#domain/readiness/stage.ts";
import { type Units, unitsOf } from "#domain/readiness/units.ts";

export interface Lift {
	/** The stage that all of the steps together reach. */
	nextStage: Stage;
	/** One where one is enough; in the form's order. */
	steps: LiftStep[];
}

/** The score at which the stage of a level begins. */
function scoreAtLevel(level: number): Units {
	return unitsOf(stages[Math.max(level, 0)]?.from ?? 100);
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
	const target = { score: scoreAtLevel(level), eachComplete: scoreAtLevel(level - stagesAboveWeakest) };
	for (let stepsUp = 1; stepsUp <= maxSteps; stepsUp += 1) {
		const changes = searchLift(liftCandidates(answers, stepsUp), signals, target);
		if (changes !== undefined) {
			return { nextStage: stageAtLevel(level), steps: changes.map(({ step }) => step) };
		}
	}
	return null;
}
