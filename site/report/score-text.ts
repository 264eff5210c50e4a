import { formatMessage } from "#domain/locale/message.ts";
import { certaintyOf, type ReadinessMeasure } from "#domain/readiness/measure.ts";
import { signalCount } from "#domain/readiness/questions.ts";
import { stageLevel } from "#domain/readiness/stage.ts";
import { shownPoints } from "#domain/readiness/units.ts";
import type { ReportCopy } from "#site/report/report-copy.ts";

/** What is shown of a score, next to the form and in the report. */
export interface ShownScore {
	/** Null before the first answer: only the range can be shown. */
	readonly value: number | null;
	readonly low: number;
	readonly high: number;
	/** 0 for the first stage to 4 for the last; −1 where there is none. */
	readonly level: number;
	/** What a screen reader says of it. */
	readonly text: string;
	/** Null where every signal is known: then there is no range. */
	readonly range: string | null;
	/** How many signals are known. */
	readonly known: string;
	/** What is set large: the score, or while most of it is unknown the range. Null before the first answer. */
	readonly figure: string | null;
}

/** The score as figures and as text. No figure is given before the first answer, and no range after the last. */
export function shownScore(
	measure: ReadinessMeasure,
	{ gauge, stages, locale }: Pick<ReportCopy, "gauge" | "stages" | "locale">,
): ShownScore {
	const { overall, stage, isProvisional, answeredSignals } = measure;
	const certainty = certaintyOf(measure);
	const isExact = certainty === "exact";
	const isEmpty = certainty === "none";
	const range = { low: shownPoints(overall.low), high: shownPoints(overall.high) };
	const known = { answered: answeredSignals, all: signalCount };
	const value = isEmpty ? null : shownPoints(overall.score);
	return {
		...{ ...range, value },
		figure: value === null ? null : isProvisional ? formatMessage(gauge.span, range, locale) : String(value),
		level: isEmpty ? -1 : stageLevel(stage),
		text: formatMessage(gauge.valueText[certainty], { stage: stages[stage].name, ...range }, locale),
		range: isExact ? null : formatMessage(gauge.range, range, locale),
		known: formatMessage(isExact ? gauge.exact : gauge.known, known, locale),
	};
}
