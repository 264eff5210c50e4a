import { formatMessage } from "#domain/locale/message.ts";
import type { Answers } from "#domain/readiness/answers.ts";
import { type AnswerStep, findDimensionWork } from "#domain/readiness/dimension-work.ts";
import type { LiftStep } from "#domain/readiness/lift-steps.ts";
import type { Dimension, Question } from "#domain/readiness/questions.ts";
import type { ReportCopy } from "#site/report/report-copy.ts";

function answerText(question: Question, { work, labels, locale }: ReportCopy): string {
	return formatMessage(work.answer, { question: labels.questions[question].label }, locale);
}

function stepText({ question, to }: AnswerStep, { work }: ReportCopy): string {
	return work.questions[question][to];
}

/** What to do so that a dimension reaches a figure, a sentence each: open questions are answered before work is done. */
export function dimensionWorkText(
	answers: Answers,
	dimension: Dimension,
	needed: number,
	copy: ReportCopy,
): string[] {
	const { open, steps } = findDimensionWork(answers, dimension, needed);
	if (open.length > 0) return open.map((question) => answerText(question, copy));
	return steps.map((step) => stepText(step, copy));
}

/** What to do for one change that lifts the stage. */
export function liftWorkText(step: LiftStep, copy: ReportCopy): string {
	switch (step.kind) {
		case "experience":
			return copy.work.experience[step.to];
		case "focus":
			return copy.work.focus[`${step.to}`];
		case "question":
			return step.from === "unknown" ? answerText(step.question, copy) : stepText(step, copy);
	}
}
