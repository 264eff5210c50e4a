import { type Dimension, dimensionSignals, dimensions, type Signal } from "#domain/readiness/questions.ts";
import { priorUnits, type SignalPoints } from "#domain/readiness/signals.ts";
import { type Range, shownPoints, type Units, unitsOf } from "#domain/readiness/units.ts";

export interface DimensionScore extends Range {
	dimension: Dimension;
	/** Every one of its signals is known, so `low`, `score` and `high` are the same. */
	isComplete: boolean;
	/** At least one of its signals is known. */
	hasAnswer: boolean;
}

export interface Scores {
	overall: Range;
	/** In the order of `dimensions`. */
	dimensions: DimensionScore[];
}

const highest = unitsOf(100);

/** The mean of a dimension's signals, unknown ones counted as `unknownAs`. */
export function dimensionMean(dimension: Dimension, signals: SignalPoints, unknownAs: Units): Units {
	const ids = dimensionSignals[dimension];
	let sum = 0;
	for (const id of ids) {
		const points = signals[id];
		sum += points === null ? unknownAs : unitsOf(points);
	}
	return sum / ids.length;
}

/** The whole points to show of a dimension; null where no answer speaks for it, so that its score is an estimate. */
export function knownPoints({ score, hasAnswer }: DimensionScore): number | null {
	return hasAnswer ? shownPoints(score) : null;
}

/** Whether each of a dimension's signals is known. */
export function isDimensionComplete(dimension: Dimension, signals: SignalPoints): boolean {
	const ids: readonly Signal[] = dimensionSignals[dimension];
	return ids.every((id) => signals[id] !== null);
}

function scoreDimension(dimension: Dimension, signals: SignalPoints): DimensionScore {
	const ids: readonly Signal[] = dimensionSignals[dimension];
	return {
		dimension,
		low: dimensionMean(dimension, signals, 0),
		score: dimensionMean(dimension, signals, priorUnits(signals.experience)),
		high: dimensionMean(dimension, signals, highest),
		isComplete: isDimensionComplete(dimension, signals),
		hasAnswer: ids.some((id) => signals[id] !== null),
	};
}

/** The plain mean of the dimensions, low, score and high each by itself. */
export function scoreSignals(signals: SignalPoints): Scores {
	const scored = dimensions.map((dimension) => scoreDimension(dimension, signals));
	const meanOf = (end: keyof Range) => scored.reduce((sum, one) => sum + one[end], 0) / scored.length;
	return {
		overall: { low: meanOf("low"), score: meanOf("score"), high: meanOf("high") },
		dimensions: scored,
	};
}
