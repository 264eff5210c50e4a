/** The roadmap's calendar, in weeks; null: open-ended. Week 1 begins on the Monday after the assessment. */
export const phaseWeeks = {
	prepare: { startWeek: 1, endWeek: 4 },
	pilot: { startWeek: 5, endWeek: 6 },
	scale: { startWeek: 7, endWeek: null },
} as const;
export type PhaseId = keyof typeof phaseWeeks;

/** A dimension with an answered signal below this figure, in points of 100, is work for the roadmap. */
export const weakBelow = 40;

/** Of this many recommendations, the gates that do not pass are prepared for. */
export const recommendationsPrepared = 2;

export const trainingWeek = 3;

/** Training that a weak dimension adds. */
export const trainings = [
	{ audience: "executive", dimension: "people", days: { least: 1, most: 2 } },
	{ audience: "end-user", dimension: "people", days: { least: 1, most: 2 } },
	{ audience: "technical", dimension: "technology", days: { least: 3, most: 5 } },
] as const;
export type TrainingAudience = (typeof trainings)[number]["audience"];

/** Offered to a business of advanced experience whose `dataAccess` is at least so much; the phases follow each other. */
export const customDevelopment = {
	experience: "advanced",
	dataAccessAtLeast: 75,
	afterWeek: 7,
	service: "custom-ai-development",
	phases: [
		{ id: "discovery", weeks: { least: 2, most: 4 } },
		{ id: "data-preparation", weeks: { least: 2, most: 6 } },
		{ id: "model-development", weeks: { least: 4, most: 12 } },
		{ id: "integration-and-testing", weeks: { least: 2, most: 4 } },
	],
} as const;
export type CustomDevelopmentPhase = (typeof customDevelopment.phases)[number];
