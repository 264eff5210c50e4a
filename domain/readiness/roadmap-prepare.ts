import type { Dimension } from "#domain/readiness/questions.ts";
import { closedGates, type InterestRecommendation } from "#domain/readiness/recommendations.ts";
import type { ScheduledTask, Task } from "#domain/readiness/roadmap-items.ts";
import {
	phaseWeeks,
	recommendationsPrepared,
	trainings,
	trainingWeek,
	weakBelow,
} from "#domain/readiness/roadmap-plan.ts";
import type { DimensionScore } from "#domain/readiness/score.ts";
import { unitsOf } from "#domain/readiness/units.ts";

type GateTask = Extract<Task, { kind: "open-gate" }>;

/** The dimensions under 40 that have an answered signal, lowest first, equals in their own order. */
function weakDimensions(scores: readonly DimensionScore[]): Dimension[] {
	return scores
		.filter(({ hasAnswer, score }) => hasAnswer && score < unitsOf(weakBelow))
		.sort((one, other) => one.score - other.score)
		.map(({ dimension }) => dimension);
}

/** The closed gates of one dimension as one task: the highest figure asked of it, whose outcome is the worst too. */
function gateTask(
	dimension: Dimension,
	asking: readonly InterestRecommendation[],
	isWeak: boolean,
): GateTask | undefined {
	const closed = asking.flatMap((recommendation) =>
		closedGates(recommendation)
			.filter((gate) => gate.dimension === dimension)
			.map((gate) => ({ ...gate, asker: recommendation.id })),
	);
	const [highest] = closed.toSorted((one, other) => other.needed - one.needed);
	if (highest === undefined || highest.outcome === "pass") return undefined;
	return {
		kind: "open-gate",
		dimension,
		needed: highest.needed,
		outcome: highest.outcome,
		recommendations: closed.map(({ asker }) => asker),
		isWeak,
	};
}

function gateTasks(asking: readonly InterestRecommendation[], weak: readonly Dimension[]): GateTask[] {
	const asked = new Set(asking.flatMap((one) => closedGates(one).map(({ dimension }) => dimension)));
	return [...asked].flatMap((dimension) => gateTask(dimension, asking, weak.includes(dimension)) ?? []);
}

function trainingTasks(weak: readonly Dimension[]): ScheduledTask[] {
	return trainings
		.filter(({ dimension }) => weak.includes(dimension))
		.map(({ audience, days }) => ({
			kind: "training",
			audience,
			days,
			startWeek: trainingWeek,
			endWeek: trainingWeek,
		}));
}

/**
 * Weeks 1 to 4: the closed gates of the first two recommendations, then the weak dimensions that no gate named, lowest
 * first, then training. A dimension stands once.
 */
export function preparationTasks(
	scores: readonly DimensionScore[],
	suggested: readonly InterestRecommendation[],
): ScheduledTask[] {
	const weak = weakDimensions(scores);
	const gates = gateTasks(suggested.slice(0, recommendationsPrepared), weak);
	const others = weak
		.filter((dimension) => gates.every((gate) => gate.dimension !== dimension))
		.map((dimension): Task => ({ kind: "strengthen", dimension }));
	const work = [...gates, ...others].map((task) => ({ ...task, ...phaseWeeks.prepare }));
	return [...work, ...trainingTasks(weak)];
}
