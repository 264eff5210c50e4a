/** Where the service publishes the average score of the assessments that were sent. */
export const averagePath = "/assessment/average";

/** Fewer would say something of each of them. */
export const minAssessments = 30;

/** Of the assessments in which something was answered. */
export interface PublishedAverage {
	readonly assessments: number;
	/** In whole points of 100. */
	readonly score: number;
}
