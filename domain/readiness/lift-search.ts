import type { LiftCandidate } from "#domain/readiness/lift-steps.ts";
import { type Dimension, dimensionSignals, dimensions, type Signal } from "#domain/readiness/questions.ts";
import { dimensionMean, isDimensionComplete } from "#domain/readiness/score.ts";
import { priorUnits, type SignalPoints } from "#domain/readiness/signals.ts";
import type { Units } from "#domain/readiness/units.ts";

/** What a set of changes must reach: the mean of the dimensions, and every fully answered dimension. */
export interface LiftTarget {
	score: Units;
	eachComplete: Units;
}

/** A set of changes; every figure is a sum, so that the plans of separate dimensions can be added. */
interface Plan {
	/** The candidates in it: one bit each, the first in the form's order the highest. */
	mask: number;
	size: number;
	cost: Units;
	/** The sum of the dimensions' scores so far. */
	score: Units;
}

function addPlans(one: Plan, other: Plan): Plan {
	return {
		mask: one.mask + other.mask,
		size: one.size + other.size,
		cost: one.cost + other.cost,
		score: one.score + other.score,
	};
}

/** The fewest changes first, then the fewest points changed, then the form's order. */
function comparePlans(one: Plan, other: Plan): number {
	return one.size - other.size || one.cost - other.cost || other.mask - one.mask;
}

/** Best first, without those whose score an earlier one has already reached: they can't become the answer. */
function keepUseful(plans: Plan[]): Plan[] {
	let highest = -1;
	return plans.sort(comparePlans).filter(({ score }) => {
		const isHigher = score > highest;
		if (isHigher) highest = score;
		return isHigher;
	});
}

function withChanges(signals: SignalPoints, changes: readonly LiftCandidate[]): SignalPoints {
	const changed = { ...signals };
	for (const { signal, points } of changes) changed[signal] = points;
	return changed;
}

function subsetsOf<Item>(items: readonly Item[]): Item[][] {
	return items.reduce<Item[][]>((sets, item) => sets.flatMap((set) => [set, [...set, item]]), [[]]);
}

/**
 * The best set of changes that reaches the target, or undefined. Experience aside, a change touches one dimension only, so
 * the dimensions' own few sets are joined one after another, with experience as it is and then with its step.
 */
export function searchLift(
	candidates: readonly LiftCandidate[],
	signals: SignalPoints,
	target: LiftTarget,
): LiftCandidate[] | undefined {
	const bitOf = (candidate: LiftCandidate) => 2 ** (candidates.length - 1 - candidates.indexOf(candidate));
	const planOf = (changes: readonly LiftCandidate[], score: Units): Plan => ({
		mask: changes.reduce((mask, change) => mask + bitOf(change), 0),
		size: changes.length,
		cost: changes.reduce((sum, change) => sum + change.cost, 0),
		score,
	});
	const plansWithin = (dimension: Dimension, base: SignalPoints): Plan[] => {
		const ids: readonly Signal[] = dimensionSignals[dimension];
		const own = candidates.filter(({ signal }) => signal !== "experience" && ids.includes(signal));
		return subsetsOf(own).flatMap((changes) => {
			const changed = withChanges(base, changes);
			const score = dimensionMean(dimension, changed, priorUnits(base.experience));
			const isHeldBack = score < target.eachComplete && isDimensionComplete(dimension, changed);
			return isHeldBack ? [] : [planOf(changes, score)];
		});
	};
	const plansFrom = (changes: readonly LiftCandidate[]): Plan[] => {
		const base = withChanges(signals, changes);
		const join = (plans: readonly Plan[], dimension: Dimension) => {
			const own = plansWithin(dimension, base);
			return keepUseful(plans.flatMap((plan) => own.map((other) => addPlans(plan, other))));
		};
		return dimensions.reduce<Plan[]>(join, [planOf(changes, 0)]);
	};
	const experience = candidates.filter(({ signal }) => signal === "experience");
	const [best] = [...plansFrom([]), ...plansFrom(experience)]
		.filter(({ score }) => score >= target.score * dimensions.length)
		.sort(comparePlans);
	if (best === undefined) return undefined;
	return candidates.filter((candidate) => Math.floor(best.mask / bitOf(candidate)) % 2 === 1);
}
