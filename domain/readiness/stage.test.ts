import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Answers } from "#domain/readiness/answers.ts";
import { measureReadiness, provisionalBelow } from "#domain/readiness/measure.ts";
import { stageAtLevel, stageLevel, stageOfScore, stages, thresholds } from "#domain/readiness/stage.ts";
import { shownPoints, unitsOf } from "#domain/readiness/units.ts";
import { anyAnswers } from "#tests/support/any-answers.ts";

describe("the stage", () => {
	it("is never contradicted by the figure that is shown", () => {
		fc.assert(
			fc.property(anyAnswers, (answers) => {
				const { overall, byScore, stage, cappedBy } = measureReadiness(answers);
				expect(stageOfScore(unitsOf(shownPoints(overall.score)))).toBe(byScore);
				expect(cappedBy === null).toBe(stage === byScore);
			}),
		);
	});

	it.each(stages)("$id begins at exactly $from", ({ id, from }) => {
		expect(stageOfScore(unitsOf(from))).toBe(id);
		expect(stageOfScore(unitsOf(from) - 1)).toBe(stageAtLevel(stageLevel(id) - 1));
		expect(shownPoints(unitsOf(from) - 1)).toBe(from - 1);
	});

	it("is as wide as every other, as pages draw them", () => {
		const ends = [0, ...thresholds, 100];
		const widths = ends.slice(1).map((end, index) => end - (ends[index] ?? 0));
		expect(widths).toEqual(stages.map(() => 100 / stages.length));
	});

	it("is at most one above that of the weakest dimension that is fully answered", () => {
		fc.assert(
			fc.property(anyAnswers, (answers) => {
				const { dimensions, stage, cappedBy } = measureReadiness(answers);
				const complete = dimensions.filter(({ isComplete }) => isComplete);
				const lowest = Math.min(...complete.map(({ score }) => score));
				const weakest = complete.filter(({ score }) => score === lowest).map(({ dimension }) => dimension);
				expect([null, ...weakest]).toContain(cappedBy);
				fc.pre(complete.length > 0);
				expect(stageLevel(stage)).toBeLessThanOrEqual(stageLevel(stageOfScore(lowest)) + 1);
			}),
		);
	});

	it("is not held down by a dimension that is only partly answered", () => {
		const answers: Answers = { challenges: [], interests: [], experience: "advanced", rules: "0" };
		expect(measureReadiness(answers)).toMatchObject({ stage: "trialling", cappedBy: null });
		expect(measureReadiness({ ...answers, review: "0" })).toMatchObject({
			stage: "enquiring",
			cappedBy: "governance",
		});
	});

	it("is held down by the first of two dimensions that are equally weak", () => {
		const answers: Answers = {
			...{ challenges: ["inventory"], interests: ["inventory-management"], experience: "advanced" },
			...{
				sponsor: "100",
				useCase: "100",
				integration: "100",
				security: "100",
				training: "100",
				time: "100",
			},
			...{ dataAccess: "0", dataQuality: "0", rules: "0", review: "0" },
		};
		expect(measureReadiness(answers).cappedBy).toBe("data");
	});

	it("is provisional below 8 of 13 answered signals, experience counting for two", () => {
		const seven: Answers = {
			...{ challenges: ["inventory"], interests: [], experience: "some" },
			...{ sponsor: "0", useCase: "0", rules: "0", review: "0", time: "unknown" },
		};
		expect(provisionalBelow).toBe(8);
		expect(measureReadiness(seven)).toMatchObject({ answeredSignals: 7, isProvisional: true });
		expect(measureReadiness({ ...seven, time: "0" })).toMatchObject({
			answeredSignals: 8,
			isProvisional: false,
		});
	});
});
