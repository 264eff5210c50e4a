import { assessmentMessagesSchema } from "#content/schemas/messages/assessment.ts";
import { assessmentSchema } from "#content/schemas/pages/assessment.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { readContent } from "#site/catalogue/content.ts";
import { formCopy, formMessagesIn } from "#site/catalogue/forms.ts";
import { perLocale } from "#site/catalogue/locale.ts";
import { reportCopyIn } from "#site/catalogue/report.ts";

export const assessmentPageIn = perLocale((locale) =>
	readContent("content/pages/assessment.yaml", assessmentSchema, locale),
);

export const assessmentMessagesIn = perLocale((locale) =>
	readContent("content/messages/assessment.yaml", assessmentMessagesSchema, locale),
);

/** What the form and what is around it say; `path` is the page's. */
export function assessmentCopy(path: string, locale: Locale) {
	const {
		steps,
		progress,
		lastReport,
		problems,
		clearChoice,
		position,
		back,
		next,
		deeper,
		opening,
		unreachable,
	} = assessmentMessagesIn(locale);
	const messages = {
		...{ steps, progress, lastReport, problems, clearChoice, position, back, next, deeper },
		...{ opening, unreachable },
	};
	const { optional, errors, draft, stopped, privacy, honeypot, summary } = formMessagesIn(locale);
	const { fields, submit } = formCopy("assessment", locale);
	const shared = {
		...{ optional, errors, privacy, honeypot, locale },
		summary: { ...summary, heading: messages.problems },
		...{ draft, stopped },
	};
	return { messages, form: { ...shared, submit, fields, path } };
}

/** What of that copy is in the script, and what the script reads from the page. */
export function islandCopy(path: string, locale: Locale) {
	const { messages, form } = assessmentCopy(path, locale);
	const { fields, ...given } = form;
	return { fields, copy: { messages, form: given } };
}

/** What appears later, next to the form or in its place. */
export const laterCopyIn = perLocale((locale) => {
	const { panel, badLink } = assessmentMessagesIn(locale);
	const { draft } = formMessagesIn(locale);
	const report = reportCopyIn(locale);
	return {
		panel: { ...panel, gauge: report.gauge, stages: report.stages, locale },
		badLink,
		toasts: { cleared: draft.cleared },
		report,
	};
});
