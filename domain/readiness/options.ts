/**
 * The ids of the assessment's choices, in the form's order. They are the form's control values; the words that
 * a visitor reads are in the content.
 */
export const industries = [
	"retail",
	"healthcare",
	"finance",
	"education",
	"manufacturing",
	"hospitality",
	"professional",
	"realestate",
	"other",
] as const;
export type Industry = (typeof industries)[number];

/** Employees. */
export const companySizes = ["1-10", "11-50", "51-200", "201-500", "500+"] as const;

/** A year, in dollars. */
export const revenues = ["under-1m", "1m-5m", "5m-25m", "25m-100m", "over-100m"] as const;

export const experiences = ["none", "basic", "some", "advanced"] as const;
export type Experience = (typeof experiences)[number];

export const challenges = [
	"manual-processes",
	"response-times",
	"analysing-data",
	"operational-costs",
	"quality-control",
	"inventory",
	"marketing-effectiveness",
	"staff-productivity",
] as const;
export type Challenge = (typeof challenges)[number];

export const interests = [
	"chatbots",
	"business-analytics",
	"process-automation",
	"performance-optimisation",
	"inventory-management",
	"marketing-automation",
	"quality-control-systems",
	"predictive-maintenance",
] as const;
export type Interest = (typeof interests)[number];
