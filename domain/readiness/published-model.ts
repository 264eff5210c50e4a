import { PROVISIONAL_BELOW } from "./measure.ts";
import { interests } from "./options.ts";
import { dimensionSignals, dimensions, SIGNAL_COUNT } from "./questions.ts";
import { recommendationRow } from "./recommendation-table.ts";
import { fitPoints, RECOMMENDATIONS_SHOWN, workshop } from "./recommendations.ts";
import { MODEL_VERSION } from "./report.ts";
import {
	customDevelopment,
	phaseWeeks,
	RECOMMENDATIONS_PREPARED,
	TRAINING_WEEK,
	trainings,
	WEAK_BELOW,
} from "./roadmap-plan.ts";
import { experiencePoints, FOCUS_LIMIT, focusPoints, prior } from "./signals.ts";
import { STAGES_ABOVE_WEAKEST, stages } from "./stage.ts";

/**
 * The whole model as data, for the page that publishes it: the very constants that the code computes with, so that the
 * page can't say otherwise. Ids and figures; the words are content.
 */
export const publishedModel = {
	version: MODEL_VERSION,
	signalCount: SIGNAL_COUNT,
	dimensions: dimensions.map((id) => ({ id, signals: dimensionSignals[id] })),
	experiencePoints,
	focus: { points: focusPoints, limit: FOCUS_LIMIT },
	prior,
	stages,
	stagesAboveWeakest: STAGES_ABOVE_WEAKEST,
	provisionalBelow: PROVISIONAL_BELOW,
	recommendations: interests.map((id) => ({ id, ...recommendationRow(id) })),
	recommendationsShown: RECOMMENDATIONS_SHOWN,
	fitPoints,
	workshop,
	roadmap: {
		phases: phaseWeeks,
		weakBelow: WEAK_BELOW,
		recommendationsPrepared: RECOMMENDATIONS_PREPARED,
		trainingWeek: TRAINING_WEEK,
		trainings,
		customDevelopment,
	},
} as const;
