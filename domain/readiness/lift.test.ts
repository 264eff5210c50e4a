import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Answers } from "#domain/readiness/answers.ts";
import { findLift } from "#domain/readiness/lift.ts";
import { type LiftCandidate, type LiftStep, liftCandidates } from "#domain/readiness/lift-steps.ts";
import { measureReadiness } from "#domain/readiness/measure.ts";
import { signalPointsOf } from "#domain/readiness/signals.ts";
import { type Stage, stageLevel, stageOf } from "#domain/readiness/stage.ts";
import { anyAnswers } from "#tests/support/any-answers.ts";

/** The visitor follows a step: a lone tick is worth 50, a matching pair 100. */
function follow(answers: Answers, step: LiftStep): Answers {
	if (step.kind === "experience") return { ...answers, experience: step.to };
	if (step.kind === "question") return { ...answers, [step.question]: step.to };
	return { ...answers, challenges: ["response-times"], interests: step.to === 100 ? ["chatbots"] : [] };
}

function reaches(changes: readonly LiftCandidate[], answers: Answers, stage: Stage): boolean {
	const signals = signalPointsOf(answers);
	for (const { signal, points } of changes) signals[signal] = points;
	return stageLevel(stageOf(signals).stage) >= stageLevel(stage);
}

/** Every set of the one-step changes, by brute force: fewest, then cheapest, then first in the form's order. */
function bestByTryingAll(answers: Answers, stage: Stage): LiftStep[] | undefined {
	let sets: LiftCandidate[][] = [[]];
	for (const candidate of liftCandidates(answers, 1).toReversed()) {
		sets = sets.map((set) => [candidate, ...set]).concat(sets);
	}
	const costOf = (set: LiftCandidate[]) => set.reduce((sum, { cost }) => sum + cost, 0);
	const [best] = sets
		.filter((set) => reaches(set, answers, stage))
		.sort((one, other) => one.length - other.length || costOf(one) - costOf(other));
	return best?.map(({ step }) => step);
}

const answered: Answers = {
	...{ challenges: ["response-times"], interests: ["chatbots"], experience: "some" },
	...{ sponsor: "75", useCase: "50", dataAccess: "50", dataQuality: "25", integration: "75" },
	...{ security: "100", training: "25", time: "50", rules: "0", review: "25" },
};

describe("what would lift the stage soonest", () => {
	it("reaches the next stage when the visitor answers so", () => {
		fc.assert(
			fc.property(anyAnswers, (answers) => {
				const before = measureReadiness(answers).stage;
				const lift = findLift(answers);
				expect(lift === null).toBe(before === "embedded");
				fc.pre(lift !== null);
				const after = measureReadiness(lift.steps.reduce(follow, answers)).stage;
				expect(stageLevel(lift.nextStage)).toBe(stageLevel(before) + 1);
				expect(stageLevel(after)).toBeGreaterThan(stageLevel(before));
			}),
			{ numRuns: 500 },
		);
	});

	it("is the smallest set of single steps, then the cheapest, then the first in the form's order", () => {
		fc.assert(
			fc.property(anyAnswers, (answers) => {
				const lift = findLift(answers);
				fc.pre(lift !== null);
				const best = bestByTryingAll(answers, lift.nextStage);
				fc.pre(best !== undefined);
				expect(lift.steps).toEqual(best);
			}),
			{ numRuns: 60 },
		);
	});

	it("is the one answer that opens the dimension which holds the stage down", () => {
		expect(findLift(answered)).toEqual({
			nextStage: "trialling",
			steps: [{ kind: "question", question: "rules", from: "0", to: "25" }],
		});
	});

	it("goes two steps up where no set of single ones reaches the next stage", () => {
		const answers: Answers = { challenges: ["response-times"], interests: ["chatbots"], experience: "none" };
		expect(bestByTryingAll(answers, "trialling")).toBeUndefined();
		expect(findLift(answers)?.steps).toEqual([{ kind: "experience", from: "none", to: "some" }]);
	});

	it("may be to find out what is not known", () => {
		const focused: Answers = { challenges: ["response-times"], interests: ["chatbots"], experience: "basic" };
		expect(findLift({ ...focused, sponsor: "50" })).toEqual({
			nextStage: "trialling",
			steps: [{ kind: "question", question: "dataAccess", from: "unknown", to: "50" }],
		});
	});
});

describe("a step", () => {
	const stepsOf = (answers: Answers) => liftCandidates(answers, 1);

	it("from an unknown answer goes to the first one worth more than it counts as today", () => {
		const to = (["none", "basic", "some", "advanced"] as const).map((experience) => {
			const candidates = stepsOf({ challenges: [], interests: [], experience });
			return candidates.find(({ signal }) => signal === "rules")?.points;
		});
		expect(to).toEqual([25, 50, 50, 75]);
	});

	it("is not offered where the answer is at the top", () => {
		const signals = stepsOf({ ...answered, experience: "advanced", security: "100" }).map(
			({ signal }) => signal,
		);
		expect(signals).not.toContain("experience");
		expect(signals).not.toContain("security");
		expect(signals).not.toContain("focus");
	});

	it("of experience costs twice its points, as it counts in two dimensions", () => {
		const [experience] = stepsOf(answered);
		expect(experience).toMatchObject({ step: { from: "some", to: "advanced" }, cost: 2 * 33 * 150 });
	});

	it("is offered in the form's order, and says what is amiss with the lists", () => {
		const candidates = stepsOf({ challenges: ["inventory"], interests: [] });
		expect(candidates.map(({ signal }) => signal).slice(0, 3)).toEqual(["experience", "focus", "sponsor"]);
		expect(candidates[1]?.step).toEqual({ kind: "focus", from: "one-list", to: 100 });
	});
});
