import { describe, expect, it } from "vitest";
import type { Answers } from "#domain/readiness/answers.ts";
import { measureReadiness } from "#domain/readiness/measure.ts";
import { unitsPerPoint } from "#domain/readiness/units.ts";

const focused: Answers = { challenges: ["response-times"], interests: ["chatbots"] };

const vectors: [name: string, Answers, low: string, score: string, high: string, stage: string][] = [
	[
		"nothing answered",
		{ challenges: [], interests: [] },
		"0.00",
		"33.20",
		"100.00",
		"enquiring, provisional",
	],
	["no experience", { ...focused, experience: "none" }, "6.67", "22.67", "86.67", "enquiring, provisional"],
	[
		"basic experience",
		{ ...focused, experience: "basic" },
		"11.07",
		"37.63",
		"91.07",
		"enquiring, provisional",
	],
	[
		"some experience",
		{ ...focused, experience: "some" },
		"15.60",
		"53.04",
		"95.60",
		"trialling, provisional",
	],
	[
		"advanced experience",
		{ ...focused, experience: "advanced" },
		"20.00",
		"68.00",
		"100.00",
		"skilled, provisional",
	],
	[
		"all answered, governance weak",
		{
			...focused,
			experience: "some",
			sponsor: "75",
			useCase: "50",
			dataAccess: "50",
			dataQuality: "25",
			integration: "75",
			security: "100",
			training: "25",
			time: "50",
			rules: "0",
			review: "25",
		},
		"50.60",
		"50.60",
		"50.60",
		"enquiring, capped by governance",
	],
	[
		"all at the top but governance",
		{
			...focused,
			experience: "advanced",
			sponsor: "100",
			useCase: "100",
			dataAccess: "100",
			dataQuality: "100",
			integration: "100",
			security: "100",
			training: "100",
			time: "100",
			rules: "0",
			review: "0",
		},
		"80.00",
		"80.00",
		"80.00",
		"enquiring, capped by governance",
	],
];

describe("the published examples of the model", () => {
	it.each(vectors)("%s", (_, answers, low, score, high, stage) => {
		const measure = measureReadiness(answers);
		const shown = (units: number) => (units / unitsPerPoint).toFixed(2);
		expect(shown(measure.overall.low)).toBe(low);
		expect(shown(measure.overall.score)).toBe(score);
		expect(shown(measure.overall.high)).toBe(high);
		const notes = [
			measure.isProvisional && "provisional",
			measure.cappedBy && `capped by ${measure.cappedBy}`,
		];
		expect([measure.stage, ...notes.filter(Boolean)].join(", ")).toBe(stage);
	});
});
