import { methodSchema } from "#content/schemas/assessment/method.ts";
import { experiences } from "#domain/readiness/options.ts";
import { publishedModel } from "#domain/readiness/published-model.ts";
import type { Signal } from "#domain/readiness/questions.ts";
import { focusStates } from "#domain/readiness/signals.ts";
import { reportCopy } from "#site/catalogue/assessment.ts";
import { readContent } from "#site/catalogue/content.ts";
import { exampleFigures, exampleRows } from "#site/catalogue/method-example.ts";

const page = readContent("content/assessment/method.yaml", methodSchema);
const { prior, roadmap, fitPoints } = publishedModel;
const { labels, dimensions, recommendations } = reportCopy;
const weeks = (phase: { startWeek: number; endWeek: number | null }) =>
	phase.endWeek === null ? phase.startWeek : `${phase.startWeek} to ${phase.endWeek}`;

/** The model's own figures, for the places in the words. */
const figures: Readonly<Record<string, string | number>> = {
	version: publishedModel.version,
	signals: publishedModel.signalCount,
	limit: publishedModel.focus.limit,
	base: prior.base,
	share: `${(prior.share.parts / prior.share.of) * 100}%`,
	fallback: prior.experienceWhenUnknown,
	above: publishedModel.stagesAboveWeakest === 1 ? "one" : publishedModel.stagesAboveWeakest,
	provisional: publishedModel.provisionalBelow,
	challenge: fitPoints.challenge,
	counted: fitPoints.challengesCounted,
	interest: fitPoints.interest,
	industry: fitPoints.industry,
	shown: publishedModel.recommendationsShown,
	prepare: weeks(roadmap.phases.prepare),
	pilot: weeks(roadmap.phases.pilot),
	scale: weeks(roadmap.phases.scale),
	prepared: roadmap.recommendationsPrepared,
	weak: roadmap.weakBelow,
	training: roadmap.trainingWeek,
	...exampleFigures,
};

function filled(text: string): string {
	return text.replace(/\{([a-zA-Z]+)\}/g, (place, name: string) => {
		const figure = figures[name];
		if (figure === undefined) throw new Error(`content/assessment/method.yaml: nothing fills ${place}`);
		return String(figure);
	});
}

/** A signal's name, with the question that asks for it where there is one. */
function askedSignal(signal: Signal): string {
	const name = page.signals[signal];
	return signal === "focus" || signal === "experience" ? name : `${name}: ${labels.questions[signal].label}`;
}

const { sections } = page;
const answerRows = [
	...experiences.map((id) => [
		sections.answers.experience.replace("{option}", labels.experience[id]),
		String(publishedModel.experiencePoints[id]),
	]),
	...focusStates.map((id) => [
		filled(sections.answers.focus[id]),
		String(publishedModel.focus.points[id] ?? sections.answers.unknown),
	]),
];
const recommendationRows = publishedModel.recommendations.map(({ id, challenges, industries, gates }) => [
	recommendations.items[id].title,
	challenges.map((challenge) => labels.challenges[challenge]).join("; ") || sections.recommendations.none,
	industries.map((industry) => labels.industry[industry]).join(", "),
	gates
		.map(({ dimension, needed }) =>
			sections.recommendations.gate
				.replace("{dimension}", dimensions.items[dimension].name)
				.replace("{needed}", String(needed)),
		)
		.join(", "),
]);

const rows: Readonly<Record<string, readonly (readonly string[])[]>> = {
	signals: publishedModel.dimensions.map(({ id, signals }) => [
		dimensions.items[id].name,
		signals.map(askedSignal).join(" · "),
	]),
	answers: answerRows,
	stages: publishedModel.stages.map(({ name, from }) => [name, String(from)]),
	recommendations: recommendationRows,
	example: exampleRows((signal) => page.signals[signal]),
};

/** The published model, its figures and tables taken from the code that computes the reports. */
export const method = {
	...page,
	hero: { ...page.hero, lead: filled(page.hero.lead) },
	sections: Object.entries(sections).map(([id, section]) => ({
		id,
		heading: section.heading,
		paragraphs: section.paragraphs.map(({ text, ours }) => ({ text: filled(text), ours })),
		table: "table" in section ? { ...section.table, rows: rows[id] ?? [] } : null,
	})),
};
