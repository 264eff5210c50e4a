import type { FormCopy } from "#content/schemas/form-copy.ts";
import { assessmentForm } from "#domain/forms/assessment-form.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { formatMessage } from "#domain/locale/message.ts";
import { questions } from "#domain/readiness/questions.ts";
import { assessmentMessagesIn } from "#site/catalogue/assessment.ts";
import { formCopy } from "#site/catalogue/forms.ts";
import { perLocale } from "#site/catalogue/locale.ts";
import { wordsAMinute } from "#site/catalogue/reading-time.ts";

/** To think and to answer; our estimate. */
const secondsAnAnswer = 15;

const deeper: readonly string[] = questions;
const asked = assessmentForm.fields.map(({ name }) => name).filter((name) => !deeper.includes(name));

function wordsOf({ label, hint, options }: FormCopy["fields"][string]): number {
	const texts = [label, hint ?? "", ...Object.values(options ?? {})];
	return texts.join(" ").split(/\s+/).filter(Boolean).length;
}

/** Whole minutes, rounded up. */
function minutesFor(names: readonly string[], locale: Locale): number {
	const { fields } = formCopy("assessment", locale);
	const words = names.reduce((sum, name) => sum + (fields[name] ? wordsOf(fields[name]) : 0), 0);
	return Math.ceil(words / wordsAMinute + (names.length * secondsAnAnswer) / 60);
}

/** How many questions the form has and how long they take, those of "Go deeper" by themselves. */
export const assessmentLengthIn = perLocale((locale) => ({
	questions: asked.length,
	minutes: minutesFor(asked, locale),
	deeperQuestions: deeper.length,
	deeperMinutes: minutesFor(deeper, locale),
	...{ wordsAMinute, secondsAnAnswer },
}));

/** What is said next to a button that leads to the assessment. */
export const assessmentOfferIn = perLocale((locale) => {
	const { text, sample } = assessmentMessagesIn(locale).offer;
	return { text: formatMessage(text, assessmentLengthIn(locale), locale), ...sample };
});
