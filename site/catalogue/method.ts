import { type Method, type MethodFigure, methodSchema } from "#content/schemas/pages/method.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { formatMessage, type Message } from "#domain/locale/message.ts";
import { publishedModel } from "#domain/readiness/published-model.ts";
import { assessmentLengthIn } from "#site/catalogue/assessment-offer.ts";
import { readContent } from "#site/catalogue/content.ts";
import { perLocale } from "#site/catalogue/locale.ts";
import { exampleFigures } from "#site/catalogue/method-example.ts";
import { methodRows } from "#site/catalogue/method-rows.ts";
import { reportCopyIn } from "#site/catalogue/report.ts";

const { prior, roadmap, fitPoints } = publishedModel;
const weeks = (phase: { startWeek: number; endWeek: number | null }) =>
	phase.endWeek === null ? phase.startWeek : `${phase.startWeek} to ${phase.endWeek}`;

/** The model's own figures, for the places in the page's messages. */
function figuresIn(locale: Locale): Readonly<Record<MethodFigure, string | number>> {
	const length = assessmentLengthIn(locale);
	return {
		asked: length.questions,
		minutes: length.minutes,
		deeperAsked: length.deeperQuestions,
		deeperMinutes: length.deeperMinutes,
		words: length.wordsAMinute,
		seconds: length.secondsAnAnswer,
		version: publishedModel.version,
		signals: publishedModel.signalCount,
		limit: publishedModel.focus.limit,
		base: prior.base,
		share: `${(prior.share.parts / prior.share.of) * 100}%`,
		fallback: prior.experienceWhenUnknown,
		above: publishedModel.stagesAboveWeakest,
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
		customAccess: roadmap.customDevelopment.dataAccessAtLeast,
		customWeek: roadmap.customDevelopment.afterWeek + 1,
		...exampleFigures(reportCopyIn(locale)),
	};
}

/** The published model, its figures and drawings taken from the code that computes the reports. */
export const methodIn = perLocale((locale) => {
	const page: Method = readContent("content/pages/method.yaml", methodSchema, locale);
	const figures = figuresIn(locale);
	const filled = (text: Message<MethodFigure>) => formatMessage(text, figures, locale);
	const { sections } = page;
	const words = (id: keyof typeof sections) => ({
		id,
		heading: sections[id].heading,
		paragraphs: sections[id].paragraphs.map(({ text, ours }) => ({ text: filled(text), ours })),
	});
	const rows = methodRows(page, filled, locale);
	return {
		...page,
		hero: { ...page.hero, lead: filled(page.hero.lead) },
		sections: {
			signals: { ...words("signals"), dimensions: rows.dimensions },
			example: {
				...words("example"),
				caption: sections.example.caption,
				rows: rows.example,
				result: sections.example.result.map(filled),
			},
			answers: { ...words("answers"), groups: rows.points },
			range: words("range"),
			stages: { ...words("stages"), caption: sections.stages.caption, names: rows.stages },
			recommendations: {
				...words("recommendations"),
				table: { ...sections.recommendations.table, rows: rows.recommendations },
			},
			roadmap: { ...words("roadmap"), rows: rows.weeks },
			lift: words("lift"),
		},
	};
});
