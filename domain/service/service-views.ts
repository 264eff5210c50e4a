import type { FieldProblem, FormValues } from "#domain/forms/field.ts";
import type { FormId } from "#domain/forms/forms.ts";
import type { SubjectName } from "#domain/forms/message-forms.ts";
import type { LeadReport } from "#domain/leads/lead-report.ts";
import type { Failure } from "#domain/service/failures.ts";

/** The confirmation for a visitor without JavaScript. It holds no personal data. */
export interface ReceiptPage {
	readonly form: FormId;
	readonly reference: string;
	readonly dueAt: Date;
}

/** A form shown again, with everything that was typed and what is to correct, or why it could not be taken. */
export interface FormPage {
	readonly form: FormId;
	/** What was typed, by control, and under `page` the page that the form is on. */
	readonly values: FormValues;
	readonly problems: readonly FieldProblem[];
	/** Set when nothing is wrong with the form itself. */
	readonly failure?: Failure;
}

/** The report of an assessment sent without JavaScript, with its receipt. It holds no personal data. */
export interface ReportPage extends LeadReport {
	readonly reference: string;
	readonly dueAt: Date;
}

export interface ErrorPage {
	readonly failure: Failure;
	/** For developers only. */
	readonly stack?: string;
}

/** What the site renders for the service. Each page is a whole HTML document. */
export interface ServiceViews {
	receiptPage(page: ReceiptPage): string;
	formPage(page: FormPage): string;
	reportPage(page: ReportPage): string;
	/** In place of a report that has expired. */
	reportGonePage(): string;
	errorPage(page: ErrorPage): string;
	/** A failure in the visitor's language, where no page can be shown. */
	failureCopy(failure: Failure): { readonly heading: string; readonly text: string };
}

/** What the build's `views.js` exports. */
export interface ServiceModule {
	readonly views: ServiceViews;
	/** The slugs that a form can be about. */
	readonly subjects: Readonly<Record<SubjectName, string[]>>;
	/** Where the company's people are. */
	readonly offices: readonly { readonly name: string; readonly timeZone: string }[];
}

const isView = {
	receiptPage: true,
	formPage: true,
	reportPage: true,
	reportGonePage: true,
	errorPage: true,
	failureCopy: true,
} satisfies Record<keyof ServiceViews, true>;

/** The views that a module from another version of the site lacks. */
export function missingViews(views: unknown): string[] {
	return Object.keys(isView).filter((name) => typeof Reflect.get(Object(views), name) !== "function");
}
