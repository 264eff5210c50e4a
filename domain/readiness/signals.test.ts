import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Challenge, challenges, type Interest, interests } from "#domain/readiness/options.ts";
import { dimensionSignals, dimensions, questions, signalCount } from "#domain/readiness/questions.ts";
import { focusState, priorUnits, signalPointsOf } from "#domain/readiness/signals.ts";
import { unitsPerPoint } from "#domain/readiness/units.ts";
import { anyAnswers } from "#tests/support/any-answers.ts";

const five = challenges.slice(0, 5);
const six = challenges.slice(0, 6);

const cases: [string, Challenge[], Interest[], string, number | null][] = [
	["nothing ticked", [], [], "unknown", null],
	["only challenges", ["inventory"], [], "one-list", 50],
	["only interests", [], ["chatbots"], "one-list", 50],
	["an interest that addresses none of the challenges", ["inventory"], ["chatbots"], "unmatched", 50],
	["an interest that addresses no challenge at all", five, ["predictive-maintenance"], "unmatched", 50],
	["one matching pair", ["inventory", "response-times"], ["chatbots"], "matched", 100],
	["five challenges and a matching interest", five, ["chatbots"], "matched", 100],
	["six challenges, though one matches", six, ["chatbots"], "too-many", 50],
	["five interests of which one matches", ["response-times"], interests.slice(0, 5), "matched", 100],
	["six interests, though one matches", ["response-times"], interests.slice(0, 6), "too-many", 50],
	["six challenges and no interest", six, [], "too-many", 50],
];

describe("focus", () => {
	it.each(cases)("%s", (_, ticked, interested, state, points) => {
		expect(focusState({ challenges: ticked, interests: interested })).toBe(state);
		expect(signalPointsOf({ challenges: ticked, interests: interested }).focus).toBe(points);
	});
});

describe("what an unknown signal counts as", () => {
	it.each([
		[0, 20],
		[33, 33.2],
		[67, 46.8],
		[100, 60],
		[null, 33.2],
	])("with experience of %s points it is %s", (experience, points) => {
		expect(priorUnits(experience)).toBe(Math.round(points * unitsPerPoint));
	});
});

describe("the signals", () => {
	it("are 13, and each question counts in one dimension", () => {
		expect(signalCount).toBe(13);
		const signals: readonly string[] = dimensions.flatMap((dimension) => dimensionSignals[dimension]);
		for (const question of questions) {
			expect(signals.filter((signal) => signal === question)).toHaveLength(1);
		}
	});

	it("take a question left out and one answered with don't know alike", () => {
		fc.assert(
			fc.property(anyAnswers, fc.constantFrom(...questions), (answers, question) => {
				const { [question]: _, ...without } = answers;
				expect(signalPointsOf({ ...without, [question]: "unknown" })).toEqual(signalPointsOf(without));
			}),
		);
	});
});
