import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Answers } from "#domain/readiness/answers.ts";
import { measureReadiness } from "#domain/readiness/measure.ts";
import { challenges, experiences, interests } from "#domain/readiness/options.ts";
import { stageLevel } from "#domain/readiness/stage.ts";
import { type Range, unitsOf } from "#domain/readiness/units.ts";
import { anyAnswers, anyQuestion } from "#tests/support/any-answers.ts";

const ladder = ["0", "25", "50", "75", "100"] as const;
const anyKnown = fc.constantFrom(...ladder);

function rangesOf(answers: Answers): Range[] {
	const { overall, dimensions } = measureReadiness(answers);
	return [overall, ...dimensions];
}

function expectWithin(inner: Answers, outer: Answers) {
	const before = rangesOf(outer);
	for (const [place, range] of rangesOf(inner).entries()) {
		expect(range.low).toBeGreaterThanOrEqual(before[place]?.low ?? Number.NaN);
		expect(range.high).toBeLessThanOrEqual(before[place]?.high ?? Number.NaN);
	}
}

describe("the range", () => {
	it("never widens with an answer to a question", () => {
		fc.assert(
			fc.property(anyAnswers, anyQuestion, anyKnown, (answers, question, value) => {
				expectWithin({ ...answers, [question]: value }, { ...answers, [question]: "unknown" });
			}),
		);
	});

	it("never widens with the experience or the first ticks", () => {
		const anyTicks = fc.tuple(fc.subarray([...challenges]), fc.subarray([...interests]));
		fc.assert(
			fc.property(anyAnswers, fc.constantFrom(...experiences), anyTicks, (answers, experience, ticks) => {
				const { experience: _, ...without } = { ...answers, challenges: [], interests: [] };
				expectWithin({ ...without, experience }, without);
				expectWithin({ ...without, challenges: ticks[0], interests: ticks[1] }, without);
			}),
		);
	});

	it("keeps its width when an answer is changed for another", () => {
		fc.assert(
			fc.property(anyAnswers, anyQuestion, anyKnown, anyKnown, (answers, question, one, other) => {
				const widths = [one, other].map((value) =>
					rangesOf({ ...answers, [question]: value }).map(({ low, high }) => high - low),
				);
				expect(widths[0]).toEqual(widths[1]);
			}),
		);
	});

	it("holds the score, in whole units from 0 to 100 points", () => {
		fc.assert(
			fc.property(anyAnswers, (answers) => {
				for (const { low, score, high } of rangesOf(answers)) {
					expect([low, score, high].every(Number.isInteger)).toBe(true);
					expect([0, low, score, high, unitsOf(100)]).toEqual(
						[0, low, score, high, unitsOf(100)].toSorted((a, b) => a - b),
					);
				}
			}),
		);
	});

	it("has closed to one figure where everything is answered, and is whole where nothing is", () => {
		const nothing = measureReadiness({ challenges: [], interests: [] });
		expect(nothing.overall).toMatchObject({ low: 0, high: unitsOf(100) });
		expect(nothing.dimensions.some(({ hasAnswer }) => hasAnswer)).toBe(false);
		fc.assert(
			fc.property(anyAnswers, (answers) => {
				for (const { low, high, isComplete } of measureReadiness(answers).dimensions) {
					expect(isComplete).toBe(low === high);
				}
			}),
		);
	});
});

describe("a better answer", () => {
	it("to one of the ten questions never lowers the score, an end of the range or the stage", () => {
		fc.assert(
			fc.property(anyAnswers, anyQuestion, fc.nat(3), (answers, question, rung) => {
				const worse = measureReadiness({ ...answers, [question]: ladder[rung] });
				const better = measureReadiness({ ...answers, [question]: ladder[rung + 1] });
				expect(better.overall.low).toBeGreaterThan(worse.overall.low);
				expect(better.overall.score).toBeGreaterThan(worse.overall.score);
				expect(better.overall.high).toBeGreaterThan(worse.overall.high);
				expect(stageLevel(better.stage)).toBeGreaterThanOrEqual(stageLevel(worse.stage));
			}),
		);
	});
});
