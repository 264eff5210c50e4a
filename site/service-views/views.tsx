import type { FieldProblem, FormValues } from "#domain/forms/field.ts";
import type { FormId } from "#domain/forms/forms.ts";
import type { LeadReport } from "#domain/leads/lead-report.ts";
import { reportWords } from "#site/catalogue/assessment.ts";
import { sharedFormWords } from "#site/catalogue/forms.ts";
import { assessmentReport, failure, received } from "#site/catalogue/service-pages.ts";
import { AssessmentFormView } from "#site/service-views/AssessmentFormView.tsx";
import { AssessmentReportView } from "#site/service-views/AssessmentReportView.tsx";
import { ErrorView } from "#site/service-views/ErrorView.tsx";
import { FormView } from "#site/service-views/FormView.tsx";
import { ReceiptView } from "#site/service-views/ReceiptView.tsx";
import { ReportGoneView } from "#site/service-views/ReportGoneView.tsx";
import { inShell } from "#site/service-views/shell.ts";

export { siteFacts } from "#site/service-views/site-facts.ts";

/** The confirmation of a form sent without a script. */
export function receiptPage(view: { form: FormId; reference: string; dueAt: Date }): string {
	return inShell(received.meta.title, <ReceiptView {...view} />);
}

interface FormAgain {
	readonly form: FormId;
	readonly values: FormValues;
	readonly problems: readonly FieldProblem[];
	readonly notice?: string;
}

/** A form sent without a script, shown again with everything typed and what is to be mended. */
export function formPage(view: FormAgain): string {
	const { form, ...typed } = view;
	const again =
		form === "assessment" ? <AssessmentFormView {...typed} /> : <FormView {...typed} form={form} />;
	return inShell(sharedFormWords.summary.heading, again);
}

/** The report of an assessment sent without a script. */
export function reportPage(view: LeadReport & { reference: string; dueAt: Date }): string {
	return inShell(reportWords.title, <AssessmentReportView {...view} />);
}

/** In place of a report whose time is over. */
export function reportGonePage(): string {
	return inShell(assessmentReport.gone.heading, <ReportGoneView />);
}

/** What went wrong and the way onward; the stack in development only. */
export function errorPage(view: { status: number; heading: string; text: string; stack?: string }): string {
	return inShell(failure.heading, <ErrorView {...view} />);
}
