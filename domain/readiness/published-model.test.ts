import { describe, expect, it } from "vitest";
import { interests } from "#domain/readiness/options.ts";
import { publishedModel } from "#domain/readiness/published-model.ts";

describe("the published model", () => {
	it("states every figure of version 1", () => {
		expect(publishedModel).toMatchObject({
			version: 1,
			signalCount: 13,
			experiencePoints: { none: 0, basic: 33, some: 67, advanced: 100 },
			focus: {
				limit: 5,
				points: { unknown: null, matched: 100, unmatched: 50, "one-list": 50, "too-many": 50 },
			},
			prior: { base: 20, share: { of: 5, parts: 2 }, experienceWhenUnknown: 33 },
			stagesAboveWeakest: 1,
			provisionalBelow: 8,
			recommendationsShown: 3,
			fitPoints: { challenge: 3, challengesCounted: 2, interest: 2, industry: 1 },
			roadmap: { weakBelow: 40, recommendationsPrepared: 2, trainingWeek: 3 },
		});
		expect(publishedModel.stages.map(({ id, from }) => `${id} ${from}`)).toEqual([
			...["not-considering 0", "enquiring 20", "trialling 40", "skilled 60", "embedded 80"],
		]);
		expect(publishedModel.recommendations.map(({ id }) => id)).toEqual([...interests]);
	});

	it("is plain data", () => {
		expect(JSON.parse(JSON.stringify(publishedModel))).toStrictEqual(publishedModel);
	});
});
