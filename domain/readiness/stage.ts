import { type Dimension, dimensions } from "#domain/readiness/questions.ts";
import { dimensionMean, isDimensionComplete } from "#domain/readiness/score.ts";
import { priorUnits, type SignalPoints } from "#domain/readiness/signals.ts";
import { type Units, unitsOf } from "#domain/readiness/units.ts";

/** The stages, lowest first; `from` is the whole score at which each begins. They are those of AI Forum NZ's maturity study, 2021. */
export const stages = [
	{ id: "not-considering", from: 0 },
	{ id: "enquiring", from: 20 },
	{ id: "trialling", from: 40 },
	{ id: "skilled", from: 60 },
	{ id: "embedded", from: 80 },
] as const;
/** The scores at which one stage ends and the next begins. */
export const thresholds = stages.slice(1).map(({ from }) => from);
export type Stage = (typeof stages)[number]["id"];

/** A stage is at most this many above that of the weakest dimension that is fully answered. */
export const stagesAboveWeakest = 1;

export interface StageResult {
	stage: Stage;
	/** What the score alone would give. */
	byScore: Stage;
	/** The weakest fully answered dimension, where it holds the stage below `byScore`. */
	cappedBy: Dimension | null;
}

/** 0 for the first stage to 4 for the last. */
export function stageLevel(stage: Stage): number {
	return stages.findIndex(({ id }) => id === stage);
}

function levelAt(score: Units): number {
	return stages.findLastIndex(({ from }) => score >= unitsOf(from));
}

/** The stage at a level; a level past either end is taken as that end. */
export function stageAtLevel(level: number): Stage {
	return stages[Math.max(level, 0)]?.id ?? "embedded";
}

/** The stage of an exact score, before any cap. */
export function stageOfScore(score: Units): Stage {
	return stageAtLevel(levelAt(score));
}

interface Headline {
	score: Units;
	/** The lowest fully answered dimension, the first of equals. */
	weakest: { dimension: Dimension; score: Units } | null;
}

function headlineOf(signals: SignalPoints): Headline {
	const unknownAs = priorUnits(signals.experience);
	let sum = 0;
	let weakest: Headline["weakest"] = null;
	for (const dimension of dimensions) {
		const score = dimensionMean(dimension, signals, unknownAs);
		sum += score;
		const isWeakest = weakest === null || score < weakest.score;
		if (isWeakest && isDimensionComplete(dimension, signals)) weakest = { dimension, score };
	}
	return { score: sum / dimensions.length, weakest };
}

/** The stage of the headline score, held by the weakest fully answered dimension: at most `stagesAboveWeakest` above its stage. */
export function stageOf(signals: SignalPoints): StageResult {
	const { score, weakest } = headlineOf(signals);
	const byScore = levelAt(score);
	const cap = weakest === null ? byScore : levelAt(weakest.score) + stagesAboveWeakest;
	const isCapped = weakest !== null && cap < byScore;
	return {
		stage: stageAtLevel(Math.min(byScore, cap)),
		byScore: stageAtLevel(byScore),
		cappedBy: isCapped ? weakest.dimension : null,
	};
}
