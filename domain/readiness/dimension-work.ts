import type { Answers } from "#domain/readiness/answers.ts";
import {
	type Dimension,
	dimensionSignals,
	type Question,
	questions,
	type RaisedValue,
	raisedValues,
} from "#domain/readiness/questions.ts";
import { type SignalPoints, signalPointsOf } from "#domain/readiness/signals.ts";
import { unitsOf } from "#domain/readiness/units.ts";

/** An answer as good as the one named, in place of today's. */
export interface AnswerStep {
	readonly question: Question;
	readonly to: RaisedValue;
}

/** What brings a dimension to a figure. */
export interface DimensionWork {
	/** Questions of the dimension that are not answered; to answer them comes first. */
	readonly open: readonly Question[];
	/** The fewest steps up that reach the figure, in the form's order. Empty while a question is open. */
	readonly steps: readonly AnswerStep[];
}

function questionsOf(dimension: Dimension): Question[] {
	const ids: readonly string[] = dimensionSignals[dimension];
	return questions.filter((question) => ids.includes(question));
}

/** The sum of a dimension's signals; what is unknown counts as nothing. */
function sumOf(dimension: Dimension, signals: SignalPoints): number {
	return dimensionSignals[dimension].reduce((sum, signal) => sum + unitsOf(signals[signal] ?? 0), 0);
}

function highestOf(way: readonly AnswerStep[]): number {
	return Math.max(0, ...way.map(({ to }) => Number(to)));
}

/** Every way to answer some questions at least as well as today. */
function waysUp(asked: readonly Question[], signals: SignalPoints): AnswerStep[][] {
	return asked.reduce<AnswerStep[][]>(
		(ways, question) => {
			const today = signals[question] ?? 0;
			const higher = raisedValues.filter((value) => Number(value) > today);
			return ways.flatMap((way) => [way, ...higher.map((to) => [...way, { question, to }])]);
		},
		[[]],
	);
}

/** The fewest points up, then no step higher than it must be, then the fewest answers. */
export function findDimensionWork(answers: Answers, dimension: Dimension, needed: number): DimensionWork {
	const signals = signalPointsOf(answers);
	const asked = questionsOf(dimension);
	const open = asked.filter((question) => signals[question] === null);
	if (open.length > 0) return { open, steps: [] };
	const target = unitsOf(needed) * dimensionSignals[dimension].length;
	const gainOf = (way: readonly AnswerStep[]) =>
		way.reduce((sum, { question, to }) => sum + unitsOf(Number(to) - (signals[question] ?? 0)), 0);
	const [best] = waysUp(asked, signals)
		.filter((way) => sumOf(dimension, signals) + gainOf(way) >= target)
		.sort(
			(one, other) =>
				gainOf(one) - gainOf(other) || highestOf(one) - highestOf(other) || one.length - other.length,
		);
	return { open, steps: best ?? [] };
}
