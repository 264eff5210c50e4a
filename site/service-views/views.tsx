import type { FieldProblem, FormValues } from "#domain/forms/field.ts";
import type { FormId } from "#domain/forms/forms.ts";
import type { LeadReport } from "#domain/leads/lead-report.ts";
import { reportWords } from "#site/catalogue/assessment.ts";
import { sharedFormWords } from "#site/catalogue/forms.ts";
import { assessmentReport, received } from "#site/catalogue/service-pages.ts";
import { AssessmentFormView } from "#site/service-views/AssessmentFormView.tsx";
import { AssessmentReportView } from "#site/service-views/AssessmentReportView.tsx";
import { ErrorView } from "#site/service-views/ErrorView.tsx";
import { FormView } from "#site/service-views/FormView.tsx";
import { formTrail } from "#site/service-views/form-trail.ts";
import { ReceiptView } from "#site/service-views/ReceiptView.tsx";
import { ReportGoneView } from "#site/service-views/ReportGoneView.tsx";
import { inShell } from "#site/service-views/shell.ts";
import { Trail } from "#site/service-views/Trail.tsx";

export { siteFacts } from "#site/service-views/site-facts.ts";

/** The confirmation of a form sent without a script. */
export function receiptPage(view: { form: FormId; reference: string; dueAt: Date }): string {
	const trail = <Trail links={formTrail(view.form)} />;
	return inShell({ title: received.meta.title, view: <ReceiptView {...view} />, trail });
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
	const trail = <Trail links={formTrail(form, typed.values)} />;
	return inShell({ title: sharedFormWords.summary.heading, view: again, trail });
}

/** The report of an assessment sent without a script. */
export function reportPage(view: LeadReport & { reference: string; dueAt: Date }): string {
	const trail = <Trail links={formTrail("assessment")} />;
	return inShell({ title: reportWords.title, view: <AssessmentReportView {...view} />, trail });
}

/** In place of a report whose time is over. */
export function reportGonePage(): string {
	const trail = <Trail links={formTrail("assessment")} />;
	return inShell({ title: assessmentReport.gone.heading, view: <ReportGoneView />, trail });
}

/** What went wrong and the way onward; the stack in development only. */
export function errorPage(view: { status: number; heading: string; text: string; stack?: string }): string {
	return inShell({ title: view.heading, view: <ErrorView {...view} /> });
}
