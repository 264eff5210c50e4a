import type { FieldProblem, FormValues } from "#domain/forms/field.ts";
import type { FormId } from "#domain/forms/forms.ts";
import type { LeadReport } from "#domain/leads/lead-report.ts";

/** The pages that the service renders itself. The build compiles them; each returns a whole HTML document. */
export interface ServiceViews {
	/** The confirmation for a visitor without JavaScript. It bears no personal data. */
	receiptPage(view: { form: FormId; reference: string; dueAt: Date }): string;
	/** The form once more, with everything that was typed, its problems, or why it could not be sent. */
	formPage(view: {
		form: FormId;
		/** What was typed, by control, and under `page` the page that the form stood on. */
		values: FormValues;
		problems: readonly FieldProblem[];
		/** Words above the form when nothing is wrong with it, but it could not be sent. */
		notice?: string;
	}): string;
	/** The report of an assessment sent without JavaScript, with its receipt. It bears no personal data. */
	reportPage(view: LeadReport & { reference: string; dueAt: Date }): string;
	/** In place of a report whose time is over. */
	reportGonePage(): string;
	errorPage(view: { status: number; heading: string; text: string; stack?: string }): string;
}
