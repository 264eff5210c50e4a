import type { Answers } from "#domain/readiness/answers.ts";
import type { CalendarDate } from "#domain/readiness/calendar.ts";
import { findLift, type Lift } from "#domain/readiness/lift.ts";
import { measureReadiness, type ReadinessMeasure } from "#domain/readiness/measure.ts";
import { type Recommendation, recommend } from "#domain/readiness/recommendations.ts";
import { planRoadmap } from "#domain/readiness/roadmap.ts";
import type { Roadmap } from "#domain/readiness/roadmap-items.ts";

/** Kept with every assessment: a change of any figure or rule of the model is a new version. */
export const currentModelVersion = 1;

/** Plain data, in ids and figures: it survives JSON unchanged, so that two computations can be compared. */
export interface ReadinessReport {
	modelVersion: typeof currentModelVersion;
	/** The day from which the roadmap counts. */
	takenOn: CalendarDate;
	measure: ReadinessMeasure;
	/** One to three. */
	recommendations: Recommendation[];
	roadmap: Roadmap;
	/** What would lift the stage soonest; null at the last stage. */
	lift: Lift | null;
}

/** The three promised outputs and what would lift the stage. The same answers and day always give the same report. */
export function assessReadiness(answers: Answers, takenOn: CalendarDate): ReadinessReport {
	const measure = measureReadiness(answers);
	const recommendations = recommend(answers, measure.dimensions);
	return {
		modelVersion: currentModelVersion,
		takenOn,
		measure,
		recommendations,
		roadmap: planRoadmap(answers, measure.dimensions, recommendations, takenOn),
		lift: findLift(answers),
	};
}
