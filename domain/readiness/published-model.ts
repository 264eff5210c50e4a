import { provisionalBelow } from "#domain/readiness/measure.ts";
import { interests } from "#domain/readiness/options.ts";
import { dimensionSignals, dimensions, signalCount } from "#domain/readiness/questions.ts";
import { recommendationRow } from "#domain/readiness/recommendation-table.ts";
import { fitPoints, recommendationsShown, workshop } from "#domain/readiness/recommendations.ts";
import { currentModelVersion } from "#domain/readiness/report.ts";
import {
	customDevelopment,
	phaseWeeks,
	recommendationsPrepared,
	trainings,
	trainingWeek,
	weakBelow,
} from "#domain/readiness/roadmap-plan.ts";
import { experiencePoints, focusLimit, focusPoints, prior } from "#domain/readiness/signals.ts";
import { stages, stagesAboveWeakest } from "#domain/readiness/stage.ts";

/**
 * The whole model as data, for the page that publishes it: the very constants that the code computes with, so that the
 * page can't say otherwise. Ids and figures; the words are content.
 */
export const publishedModel = {
	version: currentModelVersion,
	signalCount,
	dimensions: dimensions.map((id) => ({ id, signals: dimensionSignals[id] })),
	experiencePoints,
	focus: { points: focusPoints, limit: focusLimit },
	prior,
	stages,
	stagesAboveWeakest,
	provisionalBelow,
	recommendations: interests.map((id) => ({ id, ...recommendationRow(id) })),
	recommendationsShown,
	fitPoints,
	workshop,
	roadmap: {
		phases: phaseWeeks,
		weakBelow,
		recommendationsPrepared,
		trainingWeek,
		trainings,
		customDevelopment,
	},
} as const;
