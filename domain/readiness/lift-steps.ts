import type { Answers } from "#domain/readiness/answers.ts";
import type { Experience } from "#domain/readiness/options.ts";
import {
	dimensionSignals,
	dimensions,
	type Question,
	type QuestionValue,
	questions,
	type RaisedValue,
	raisedValues,
	type Signal,
} from "#domain/readiness/questions.ts";
import {
	experiencePoints,
	type FocusState,
	focusState,
	priorUnits,
	signalPointsOf,
} from "#domain/readiness/signals.ts";
import { type Units, unitsOf } from "#domain/readiness/units.ts";

/** From the lowest answer to the highest of a ladder of five. */
export const maxSteps = 4;

type RaisedExperience = Exclude<Experience, "none">;

/** One change of the form's answers. */
export type LiftStep =
	| { kind: "experience"; from: Experience | "unknown"; to: RaisedExperience }
	/** `from` says what is amiss with the two lists; 50: tick a first one, 100: a matching pair, at most five in each. */
	| { kind: "focus"; from: FocusState; to: 50 | 100 }
	| { kind: "question"; question: Question; from: QuestionValue; to: RaisedValue };

export interface LiftCandidate {
	step: LiftStep;
	signal: Signal;
	/** What the signal counts as after the step. */
	points: number;
	/** Points changed, summed over the 13 signals: experience counts for two. */
	cost: Units;
}

interface Rung<Value> {
	value: Value;
	points: number;
}

const experienceLadder = (["basic", "some", "advanced"] as const).map((value) => ({
	value,
	points: experiencePoints[value],
}));
const focusLadder = ([50, 100] as const).map((value) => ({ value, points: value }));
const questionLadder = raisedValues.map((value) => ({ value, points: Number(value) }));

/** The rung so many steps above what a signal counts as now, or the top one; none from the top. */
function climb<Value>(
	ladder: readonly Rung<Value>[],
	countsAs: Units,
	stepsUp: number,
): Rung<Value> | undefined {
	return ladder
		.filter(({ points }) => unitsOf(points) > countsAs)
		.slice(0, stepsUp)
		.at(-1);
}

function timesCounted(signal: Signal): number {
	return dimensions.flatMap((dimension) => dimensionSignals[dimension]).filter((id) => id === signal).length;
}

/**
 * The answers that can go up, in the form's order, each with where it goes. An unknown one goes to the first option that
 * is worth more than the prior that it counts as today.
 */
export function liftCandidates(answers: Answers, stepsUp: number): LiftCandidate[] {
	const signals = signalPointsOf(answers);
	const unknownAs = priorUnits(signals.experience);
	const candidate = <Value>(
		signal: Signal,
		ladder: readonly Rung<Value>[],
		stepTo: (value: Value) => LiftStep,
	): LiftCandidate[] => {
		const points = signals[signal];
		const countsAs = points === null ? unknownAs : unitsOf(points);
		const rung = climb(ladder, countsAs, stepsUp);
		if (rung === undefined) return [];
		const cost = (unitsOf(rung.points) - countsAs) * timesCounted(signal);
		return [{ step: stepTo(rung.value), signal, points: rung.points, cost }];
	};
	const experience = answers.experience ?? "unknown";
	const focus = focusState(answers);
	return [
		...candidate("experience", experienceLadder, (to) => ({ kind: "experience", from: experience, to })),
		...candidate("focus", focusLadder, (to) => ({ kind: "focus", from: focus, to })),
		...questions.flatMap((question) =>
			candidate(question, questionLadder, (to) => {
				return { kind: "question", question, from: answers[question] ?? "unknown", to };
			}),
		),
	];
}
