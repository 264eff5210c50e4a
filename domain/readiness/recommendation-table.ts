import type { Challenge, Industry, Interest } from "#domain/readiness/options.ts";
import { interests } from "#domain/readiness/options.ts";
import type { Dimension } from "#domain/readiness/questions.ts";

/** A dimension that must reach a figure, in points of 100, before the work is started. */
export interface Gate {
	dimension: Dimension;
	needed: number;
}

export interface RecommendationRow {
	/** The challenges that it addresses. */
	challenges: readonly Challenge[];
	/** The industries where it commonly pays. */
	industries: readonly Industry[];
	gates: readonly Gate[];
	/** Slug of the service's page. */
	service: string;
	/** Id of the product's card. */
	product: string;
}

/** What can be recommended, by the interest that asks for it. */
const recommendationTable = {
	chatbots: {
		challenges: ["response-times"],
		industries: ["retail", "hospitality", "education", "realestate", "healthcare"],
		gates: [
			{ dimension: "data", needed: 25 },
			{ dimension: "governance", needed: 25 },
		],
		service: "ai-customer-service",
		product: "ai-customer-service",
	},
	"business-analytics": {
		challenges: ["analysing-data"],
		industries: ["finance", "professional", "realestate", "education"],
		gates: [{ dimension: "data", needed: 50 }],
		service: "ai-analytics",
		product: "business-intelligence",
	},
	"process-automation": {
		challenges: ["manual-processes", "operational-costs", "staff-productivity"],
		industries: ["professional", "finance", "healthcare", "education"],
		gates: [{ dimension: "technology", needed: 25 }],
		service: "ai-automation",
		product: "process-automation",
	},
	"performance-optimisation": {
		challenges: ["operational-costs", "staff-productivity"],
		industries: ["hospitality", "manufacturing"],
		gates: [{ dimension: "data", needed: 25 }],
		service: "ai-powered-analytics",
		product: "financial-ai",
	},
	"inventory-management": {
		challenges: ["inventory"],
		industries: ["retail", "manufacturing"],
		gates: [
			{ dimension: "data", needed: 50 },
			{ dimension: "technology", needed: 25 },
		],
		service: "custom-ai-development",
		product: "supply-chain-ai",
	},
	"marketing-automation": {
		challenges: ["marketing-effectiveness"],
		industries: ["retail", "hospitality", "realestate"],
		gates: [
			{ dimension: "data", needed: 25 },
			{ dimension: "governance", needed: 25 },
		],
		service: "ai-marketing",
		product: "marketing-automation",
	},
	"quality-control-systems": {
		challenges: ["quality-control"],
		industries: ["manufacturing", "healthcare"],
		gates: [
			{ dimension: "data", needed: 50 },
			{ dimension: "technology", needed: 50 },
		],
		service: "custom-ai-development",
		product: "quality-control",
	},
	"predictive-maintenance": {
		challenges: [],
		industries: ["manufacturing"],
		gates: [
			{ dimension: "data", needed: 50 },
			{ dimension: "technology", needed: 50 },
		],
		service: "custom-ai-development",
		product: "quality-control",
	},
} as const satisfies Record<Interest, RecommendationRow>;

/** One row, widened to the common shape. */
export function recommendationRow(interest: Interest): RecommendationRow {
	return recommendationTable[interest];
}

/** Whether one of the ticked interests addresses one of the ticked challenges. */
export function interestsAddress(
	tickedInterests: readonly Interest[],
	tickedChallenges: readonly Challenge[],
) {
	return interests.some(
		(interest) =>
			tickedInterests.includes(interest) &&
			recommendationRow(interest).challenges.some((challenge) => tickedChallenges.includes(challenge)),
	);
}
