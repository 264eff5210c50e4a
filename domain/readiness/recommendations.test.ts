import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Answers } from "#domain/readiness/answers.ts";
import { measureReadiness } from "#domain/readiness/measure.ts";
import { challenges, type Industry, interests } from "#domain/readiness/options.ts";
import { type Reason, type Recommendation, recommend } from "#domain/readiness/recommendations.ts";
import { anyAnswers } from "#tests/support/any-answers.ts";

function recommendFor(answers: Answers): Recommendation[] {
	return recommend(answers, measureReadiness(answers).dimensions);
}

function namesAnAnswer(reason: Reason, answers: Answers): boolean {
	if (reason.kind === "challenge") return answers.challenges.includes(reason.challenge);
	if (reason.kind === "interest") return answers.interests.includes(reason.interest);
	if (reason.kind === "industry") return answers.industry === reason.industry;
	return answers.challenges.length + answers.interests.length === 0;
}

describe("every recommendation", () => {
	it("names an answer that caused it, and its fit is what its reasons give", () => {
		fc.assert(
			fc.property(anyAnswers, (answers) => {
				for (const { fit, reasons } of recommendFor(answers)) {
					expect(reasons.length).toBeGreaterThan(0);
					expect(reasons.every((reason) => namesAnAnswer(reason, answers))).toBe(true);
					expect(reasons.reduce((sum, { points }) => sum + points, 0)).toBe(fit);
				}
			}),
		);
	});

	it("stands among at most three, the best fit first, equals in the form's order", () => {
		fc.assert(
			fc.property(anyAnswers, (answers) => {
				const given = recommendFor(answers);
				const formOrder: readonly string[] = interests;
				const order = given.map(({ id, fit }) => -fit * 10 + formOrder.indexOf(id));
				expect(order).toEqual(order.toSorted((one, other) => one - other));
				expect(given.length).toBeGreaterThanOrEqual(1);
				expect(given.length).toBeLessThanOrEqual(3);
			}),
		);
	});

	it("fits a business better than one that is left out", () => {
		const answers: Answers = {
			industry: "manufacturing",
			challenges: ["manual-processes", "operational-costs", "staff-productivity"],
			interests: ["chatbots"],
		};
		expect(recommendFor(answers).map(({ id, fit }) => [id, fit])).toEqual([
			["performance-optimisation", 7],
			["process-automation", 6],
			["chatbots", 2],
		]);
	});

	it("can rest on the industry alone once something is ticked", () => {
		const given = recommendFor({
			industry: "healthcare",
			challenges: [],
			interests: ["predictive-maintenance"],
		});
		expect(given.map(({ id }) => id)).toEqual(["predictive-maintenance", "chatbots", "process-automation"]);
		expect(given[1]?.reasons).toEqual([{ kind: "industry", industry: "healthcare", points: 1 }]);
	});
});

describe("fit", () => {
	it("counts two challenges at most, and still names the third", () => {
		const [first] = recommendFor({
			industry: "professional",
			challenges: ["manual-processes", "operational-costs", "staff-productivity"],
			interests: ["process-automation"],
		});
		expect(first).toMatchObject({ id: "process-automation", fit: 9 });
		expect(first?.reasons.map(({ kind, points }) => `${kind} ${points}`)).toEqual([
			...["challenge 3", "challenge 3", "challenge 0"],
			...["interest 2", "industry 1"],
		]);
	});

	it("finds something for every challenge by itself", () => {
		for (const challenge of challenges) {
			const given = recommendFor({ challenges: [challenge], interests: [] });
			expect(given[0]?.reasons).toEqual([{ kind: "challenge", challenge, points: 3 }]);
		}
	});
});

describe("the workshop", () => {
	it.each<Industry | undefined>([undefined, "manufacturing"])(
		"is all there is where nothing is ticked (%s)",
		(industry) => {
			const answers: Answers = { challenges: [], interests: [], ...(industry && { industry }) };
			expect(recommendFor(answers)).toEqual([
				{
					id: "workshop",
					fit: 0,
					reasons: [{ kind: "nothing-ticked", points: 0 }],
					gates: [],
					outcome: "pass",
					service: "ai-consulting",
					product: null,
				},
			]);
		},
	);
});

describe("a gate", () => {
	const analytics: Answers = { challenges: [], interests: ["business-analytics"] };

	it.each([
		["passes once the low end reaches its figure", { dataAccess: "100" }, "pass"],
		["passes at exactly its figure", { dataAccess: "50", dataQuality: "50" }, "pass"],
		["fails once the high end can't reach it", { dataAccess: "25", dataQuality: "50" }, "fail"],
		["is to be checked while either may be", { dataAccess: "75" }, "check-first"],
		["is to be checked where the high end is exactly its figure", { dataAccess: "0" }, "check-first"],
		["is to be checked where nothing is known", {}, "check-first"],
	] as const)("%s", (_, answers, outcome) => {
		const [first] = recommendFor({ ...analytics, ...answers });
		expect(first?.gates).toEqual([{ dimension: "data", needed: 50, outcome }]);
		expect(first?.outcome).toBe(outcome);
	});

	it("that fails outweighs one that is unchecked, and that one outweighs one that passes", () => {
		const inventory: Answers = { challenges: ["inventory"], interests: [], dataAccess: "100" };
		expect(recommendFor(inventory)[0]?.outcome).toBe("check-first");
		const failing: Answers = { ...inventory, experience: "none", integration: "0", security: "0" };
		expect(recommendFor(failing)[0]?.outcome).toBe("fail");
		expect(recommendFor({ ...inventory, experience: "advanced" })[0]?.outcome).toBe("pass");
	});
});
