import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findDimensionWork } from "#domain/readiness/dimension-work.ts";
import { measureReadiness } from "#domain/readiness/measure.ts";
import { dimensions } from "#domain/readiness/questions.ts";
import { unitsOf } from "#domain/readiness/units.ts";
import { anyAnswers } from "#tests/support/any-answers.ts";

const nothingTicked = { challenges: [], interests: [] };

describe("the work on a dimension", () => {
	it("is the smallest step that reaches the figure, from the lower of two answers", () => {
		const answers = { ...nothingTicked, dataAccess: "50", dataQuality: "25" } as const;
		expect(findDimensionWork(answers, "data", 50)).toEqual({
			open: [],
			steps: [{ question: "dataQuality", to: "50" }],
		});
	});

	it("takes no step higher than it must be", () => {
		const answers = { ...nothingTicked, rules: "0", review: "0" } as const;
		expect(findDimensionWork(answers, "governance", 25).steps).toEqual([
			{ question: "rules", to: "25" },
			{ question: "review", to: "25" },
		]);
	});

	it("is to answer first what is not known", () => {
		const answers = { ...nothingTicked, rules: "0", review: "unknown" } as const;
		expect(findDimensionWork(answers, "governance", 25)).toEqual({ open: ["review"], steps: [] });
	});

	it("is nothing where the figure is reached", () => {
		const answers = { ...nothingTicked, rules: "50", review: "50" } as const;
		expect(findDimensionWork(answers, "governance", 50)).toEqual({ open: [], steps: [] });
	});

	it("reaches the figure once it is done, for any answers and any figure that the model asks for", () => {
		fc.assert(
			fc.property(
				anyAnswers,
				fc.constantFrom(...dimensions),
				fc.constantFrom(25, 40, 50),
				(answers, dimension, needed) => {
					const { open, steps } = findDimensionWork(answers, dimension, needed);
					fc.pre(open.length === 0);
					const done = { ...answers, ...Object.fromEntries(steps.map(({ question, to }) => [question, to])) };
					const reached = measureReadiness(done).dimensions.find((one) => one.dimension === dimension);
					expect(reached?.low).toBeGreaterThanOrEqual(unitsOf(needed));
				},
			),
		);
	});
});
