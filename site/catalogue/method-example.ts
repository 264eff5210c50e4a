import type { ReportMessages } from "#content/schemas/messages/report.ts";
import type { Method } from "#content/schemas/pages/method.ts";
import type { Answers } from "#domain/readiness/answers.ts";
import { calendarDate } from "#domain/readiness/calendar.ts";
import { dimensionSignals } from "#domain/readiness/questions.ts";
import { assessReadiness } from "#domain/readiness/report.ts";
import { signalPointsOf } from "#domain/readiness/signals.ts";
import { shownPoints, unitsPerPoint } from "#domain/readiness/units.ts";
import type { reportCopyIn } from "#site/catalogue/report.ts";

/** The joinery of the published example, which the sample report is about too. */
export const exampleAnswers: Answers = {
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

export const exampleReport = assessReadiness(exampleAnswers, calendarDate("2026-05-06"));
const { measure, recommendations, lift } = exampleReport;
const signals = signalPointsOf(exampleAnswers);
const weakest = measure.dimensions.toSorted((one, other) => one.score - other.score)[0];
const exactly = (units: number) => Math.round((units / unitsPerPoint) * 100) / 100;

/** A row for each dimension with its signals and their mean, and the score as the last. */
export function exampleRows({ signals: names, sections }: Method, copy: ReportMessages) {
	const rows = measure.dimensions.map(({ dimension, score }) => ({
		name: copy.dimensions.items[dimension].name,
		parts: dimensionSignals[dimension].map((signal) => ({
			name: names[signal],
			points: signals[signal] ?? 0,
		})),
		mean: exactly(score),
	}));
	const parts = rows.map(({ name, mean }) => ({ name, points: mean }));
	return [...rows, { name: sections.example.score, parts, mean: exactly(measure.overall.score) }];
}

/** The one question whose next answer lifts the stage, and that answer. */
function liftingAnswer() {
	const [step, ...more] = lift?.steps ?? [];
	if (step?.kind !== "question" || more.length > 0)
		throw new Error("The example is no longer lifted by one question");
	return step;
}

/** The figures of the example, for the places in the page's messages. */
export function exampleFigures(copy: ReturnType<typeof reportCopyIn>) {
	const { question, to } = liftingAnswer();
	const [first] = recommendations;
	return {
		exact: exactly(measure.overall.score),
		score: shownPoints(measure.overall.score),
		byScore: copy.stages[measure.byScore].name,
		stage: copy.stages[measure.stage].name,
		weakest: weakest ? copy.dimensions.items[weakest.dimension].name : "",
		weakestScore: weakest ? exactly(weakest.score) : "",
		first: first ? `“${copy.recommendations.items[first.id].title}”` : "",
		lift: `“${copy.labels.questions[question].options[to]}”`,
	};
}
