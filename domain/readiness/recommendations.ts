import type { Answers } from "#domain/readiness/answers.ts";
import { type Challenge, type Industry, type Interest, interests } from "#domain/readiness/options.ts";
import {
	type Gate,
	type RecommendationRow,
	recommendationRow,
} from "#domain/readiness/recommendation-table.ts";
import type { DimensionScore } from "#domain/readiness/score.ts";
import { unitsOf } from "#domain/readiness/units.ts";

/** Points of fit; of the challenges that a recommendation addresses, the first two count. */
export const fitPoints = { challenge: 3, challengesCounted: 2, interest: 2, industry: 1 } as const;

export const recommendationsShown = 3;

/** What is recommended where neither a challenge nor an interest is ticked. */
export const workshop = { id: "workshop", service: "ai-consulting" } as const;

export type RecommendationId = Interest | typeof workshop.id;

/** An answer that caused a recommendation, and the points of fit that it gave. */
export type Reason =
	| { kind: "challenge"; challenge: Challenge; points: number }
	| { kind: "interest"; interest: Interest; points: number }
	| { kind: "industry"; industry: Industry; points: number }
	| { kind: "nothing-ticked"; points: 0 };

export type GateOutcome = "pass" | "fail" | "check-first";

export interface GateResult extends Gate {
	outcome: GateOutcome;
}

export interface Recommendation {
	id: RecommendationId;
	/** The sum of the reasons' points. */
	fit: number;
	/** Never empty: challenges in the form's order, then the interest, then the industry. */
	reasons: Reason[];
	gates: GateResult[];
	/** "fail" if any gate fails, else "check-first" if any is unchecked, else "pass". */
	outcome: GateOutcome;
	/** Slug of the service's page. */
	service: string;
	/** Id of the product's card; the workshop has none. */
	product: string | null;
}

function reasonsFor(interest: Interest, row: RecommendationRow, answers: Answers): Reason[] {
	const addressed = row.challenges.filter((challenge) => answers.challenges.includes(challenge));
	const reasons: Reason[] = addressed.map((challenge, position) => ({
		kind: "challenge",
		challenge,
		points: position < fitPoints.challengesCounted ? fitPoints.challenge : 0,
	}));
	if (answers.interests.includes(interest)) {
		reasons.push({ kind: "interest", interest, points: fitPoints.interest });
	}
	if (answers.industry !== undefined && row.industries.includes(answers.industry)) {
		reasons.push({ kind: "industry", industry: answers.industry, points: fitPoints.industry });
	}
	return reasons;
}

/** Passes if the low end of the dimension's range reaches the figure, fails if the high end does not. */
function checkGate(gate: Gate, scores: readonly DimensionScore[]): GateResult {
	const range = scores.find(({ dimension }) => dimension === gate.dimension);
	const needed = unitsOf(gate.needed);
	if (range !== undefined && range.low >= needed) return { ...gate, outcome: "pass" };
	if (range !== undefined && range.high < needed) return { ...gate, outcome: "fail" };
	return { ...gate, outcome: "check-first" };
}

function outcomeOf(gates: readonly GateResult[]): GateOutcome {
	const worstFirst: readonly GateOutcome[] = ["fail", "check-first"];
	return worstFirst.find((outcome) => gates.some((gate) => gate.outcome === outcome)) ?? "pass";
}

function consider(interest: Interest, answers: Answers, scores: readonly DimensionScore[]): Recommendation {
	const row = recommendationRow(interest);
	const reasons = reasonsFor(interest, row, answers);
	const gates = row.gates.map((gate) => checkGate(gate, scores));
	return {
		id: interest,
		fit: reasons.reduce((sum, { points }) => sum + points, 0),
		reasons,
		gates,
		outcome: outcomeOf(gates),
		service: row.service,
		product: row.product,
	};
}

function recommendWorkshop(): Recommendation {
	return {
		id: workshop.id,
		fit: 0,
		reasons: [{ kind: "nothing-ticked", points: 0 }],
		gates: [],
		outcome: "pass",
		service: workshop.service,
		product: null,
	};
}

/** One to three recommendations, the best fit first, equals in the form's order; the workshop where nothing is ticked. */
export function recommend(answers: Answers, scores: readonly DimensionScore[]): Recommendation[] {
	if (answers.challenges.length === 0 && answers.interests.length === 0) return [recommendWorkshop()];
	return interests
		.map((interest) => consider(interest, answers, scores))
		.filter(({ fit }) => fit > 0)
		.sort((one, other) => other.fit - one.fit)
		.slice(0, recommendationsShown);
}

/** Any recommendation but the workshop. */
export type InterestRecommendation = Recommendation & { id: Interest };

export function isForInterest(recommendation: Recommendation): recommendation is InterestRecommendation {
	return recommendation.id !== workshop.id;
}

/** The gates that do not pass, in the table's order. */
export function closedGates(recommendation: Recommendation): GateResult[] {
	return recommendation.gates.filter(({ outcome }) => outcome !== "pass");
}
