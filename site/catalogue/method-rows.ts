import type { Method, MethodFigure } from "#content/schemas/pages/method.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { formatMessage, type Message } from "#domain/locale/message.ts";
import { experiences } from "#domain/readiness/options.ts";
import { publishedModel } from "#domain/readiness/published-model.ts";
import { questionValues, type Signal } from "#domain/readiness/questions.ts";
import { focusStates } from "#domain/readiness/signals.ts";
import { exampleRows } from "#site/catalogue/method-example.ts";
import { reportCopyIn } from "#site/catalogue/report.ts";

type Fill = (text: Message<MethodFigure>) => string;

/** What the page draws and lists, from the code that computes the reports. */
export function methodRows(page: Method, filled: Fill, locale: Locale) {
	const report = reportCopyIn(locale);
	const question = (signal: Signal) =>
		signal === "focus" || signal === "experience" ? null : report.labels.questions[signal].label;
	return {
		dimensions: publishedModel.dimensions.map(({ id, signals }) => ({
			name: report.dimensions.items[id].name,
			signals: signals.map((signal) => ({ name: page.signals[signal], question: question(signal) })),
		})),
		points: pointGroups(page, filled, locale),
		stages: publishedModel.stages.map(({ id }) => report.stages[id].name),
		recommendations: recommendationRows(page, locale),
		example: exampleRows(page, report),
		weeks: weekRows(page, locale),
	};
}

const questionPoints = questionValues.filter((value) => value !== "unknown").map(Number);

function pointGroups({ sections: { answers } }: Method, filled: Fill, locale: Locale) {
	const { labels } = reportCopyIn(locale);
	const answer = (text: string, points: number | null) => ({
		text,
		points: points === null ? [] : [points],
		shown: points === null ? answers.unknown : String(points),
	});
	return [
		{
			heading: answers.groups.questions,
			answers: [{ text: answers.questions, points: questionPoints, shown: questionPoints.join(", ") }],
		},
		{
			heading: answers.groups.experience,
			answers: experiences.map((id) => answer(labels.experience[id], publishedModel.experiencePoints[id])),
		},
		{
			heading: answers.groups.focus,
			answers: focusStates.map((id) => answer(filled(answers.focus[id]), publishedModel.focus.points[id])),
		},
	];
}

function recommendationRows({ sections }: Method, locale: Locale) {
	const { labels, dimensions, recommendations } = reportCopyIn(locale);
	const { none, gate } = sections.recommendations;
	return publishedModel.recommendations.map(({ id, challenges, industries, gates }) => [
		recommendations.items[id].title,
		challenges.map((challenge) => labels.challenges[challenge]).join("; ") || none,
		industries.map((industry) => labels.industry[industry]).join(", "),
		gates
			.map(({ dimension, needed }) =>
				formatMessage(gate, { dimension: dimensions.items[dimension].name, needed }, locale),
			)
			.join(",\n"),
	]);
}

/** What the roadmap holds, by the week in which it begins. */
function weekRows({ sections: { roadmap: words } }: Method, locale: Locale) {
	const { phases, trainingWeek, customDevelopment } = publishedModel.roadmap;
	const { prepare, pilot, scale } = reportCopyIn(locale).roadmap.phases;
	const { training, custom } = words.weeks;
	const rows = [
		{ text: prepare, ...phases.prepare },
		{ text: training, startWeek: trainingWeek, endWeek: trainingWeek },
		{ text: pilot, ...phases.pilot },
		{ text: scale, ...phases.scale },
		{ text: custom, startWeek: customDevelopment.afterWeek + 1, endWeek: null },
	];
	return rows.map((row) => ({ ...row, shown: shownWeeks(words.weeks, row, locale) }));
}

function shownWeeks(
	{ span, one, open }: Method["sections"]["roadmap"]["weeks"],
	{ startWeek: first, endWeek: last }: { readonly startWeek: number; readonly endWeek: number | null },
	locale: Locale,
): string {
	if (last === null) return formatMessage(open, { first }, locale);
	return first === last
		? formatMessage(one, { first }, locale)
		: formatMessage(span, { first, last }, locale);
}
