import type { Answers } from "#domain/readiness/answers.ts";
import { calendarDate } from "#domain/readiness/calendar.ts";
import { dimensionSignals, type Signal } from "#domain/readiness/questions.ts";
import { assessReadiness } from "#domain/readiness/report.ts";
import { signalPointsOf } from "#domain/readiness/signals.ts";
import { stages } from "#domain/readiness/stage.ts";
import { shownPoints, UNITS_PER_POINT } from "#domain/readiness/units.ts";
import { reportCopy } from "#site/catalogue/assessment.ts";

/** The joinery of the published example. */
const answers: Answers = {
	industry: "manufacturing",
	experience: "some",
	challenges: ["manual-processes", "inventory"],
	interests: ["inventory-management"],
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
};

const report = assessReadiness(answers, calendarDate("2025-06-25"));
const { measure, recommendations, lift } = report;
const signals = signalPointsOf(answers);
const nameOf = (id: string) => stages.find((stage) => stage.id === id)?.name ?? id;
const weakest = measure.dimensions.toSorted((one, other) => one.score - other.score)[0];
const exactly = (units: number) => String(Math.round((units / UNITS_PER_POINT) * 100) / 100);

/** A row for each dimension: its name, the points of its signals, and their mean. */
export function exampleRows(signalName: (signal: Signal) => string): string[][] {
	return measure.dimensions.map(({ dimension, score }) => [
		reportCopy.dimensions.items[dimension].name,
		dimensionSignals[dimension].map((signal) => `${signalName(signal)} ${signals[signal]}`).join(", "),
		exactly(score),
	]);
}

function liftCopy(): string {
	const [step, ...more] = lift?.steps ?? [];
	if (step?.kind !== "question" || more.length > 0)
		throw new Error("The example is no longer lifted by one question");
	return reportCopy.labels.questions[step.question].options[step.to];
}

/** The figures of the example, for the places in its words. */
export const exampleFigures = {
	exact: exactly(measure.overall.score),
	score: shownPoints(measure.overall.score),
	byScore: nameOf(measure.byScore),
	stage: nameOf(measure.stage),
	weakest: weakest ? reportCopy.dimensions.items[weakest.dimension].name.toLowerCase() : "",
	weakestScore: weakest ? exactly(weakest.score) : "",
	first: recommendations[0]
		? reportCopy.recommendations.items[recommendations[0].id].title.toLowerCase()
		: "",
	lift: `“${liftCopy()}”`,
};
