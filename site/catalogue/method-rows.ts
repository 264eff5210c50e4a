import type { Method, MethodFigure } from "#content/schemas/pages/method.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { formatMessage, type Message } from "#domain/locale/message.ts";
import { experiences } from "#domain/readiness/options.ts";
import { publishedModel } from "#domain/readiness/published-model.ts";
import type { Signal } from "#domain/readiness/questions.ts";
import { focusStates } from "#domain/readiness/signals.ts";
import { exampleRows } from "#site/catalogue/method-example.ts";
import { reportCopyIn } from "#site/catalogue/report.ts";

type Rows = readonly (readonly string[])[];
type Fill = (text: Message<MethodFigure>) => string;

/** The rows of the page's tables, by section. */
export function methodRows(page: Method, filled: Fill, locale: Locale): Readonly<Record<string, Rows>> {
	const report = reportCopyIn(locale);
	/** A signal's name, with the question that asks for it where there is one. */
	const askedSignal = (signal: Signal) => {
		const name = page.signals[signal];
		const isRead = signal === "focus" || signal === "experience";
		return isRead ? name : `${name}: ${report.labels.questions[signal].label}`;
	};
	return {
		signals: publishedModel.dimensions.map(({ id, signals }) => [
			report.dimensions.items[id].name,
			signals.map(askedSignal).join("\n"),
		]),
		answers: answerRows(page, filled, locale),
		stages: publishedModel.stages.map(({ id, from }) => [report.stages[id].name, String(from)]),
		recommendations: recommendationRows(page, locale),
		example: exampleRows(report, (signal) => page.signals[signal]),
	};
}

function answerRows({ sections: { answers } }: Method, filled: Fill, locale: Locale): Rows {
	const { labels } = reportCopyIn(locale);
	return [
		...experiences.map((id) => [
			formatMessage(answers.experience, { option: labels.experience[id] }, locale),
			String(publishedModel.experiencePoints[id]),
		]),
		...focusStates.map((id) => [
			filled(answers.focus[id]),
			String(publishedModel.focus.points[id] ?? answers.unknown),
		]),
	];
}

function recommendationRows({ sections }: Method, locale: Locale): Rows {
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
