import type { FieldProblem, FormValues } from "#domain/forms/field.ts";
import type { FormId } from "#domain/forms/forms.ts";
import type { LeadReport } from "#domain/leads/lead-report.ts";
import { formMessagesIn } from "#site/catalogue/forms.ts";
import { pageLocale } from "#site/catalogue/page-locale.ts";
import { reportCopyIn } from "#site/catalogue/report.ts";
import { assessmentReportIn, receivedIn } from "#site/catalogue/service-pages.ts";
import { AssessmentFormView } from "#site/service-views/AssessmentFormView.tsx";
import { AssessmentReportView } from "#site/service-views/AssessmentReportView.tsx";
import { BreadcrumbLinks } from "#site/service-views/BreadcrumbLinks.tsx";
import { ErrorView } from "#site/service-views/ErrorView.tsx";
import { FormView } from "#site/service-views/FormView.tsx";
import { formBreadcrumbs } from "#site/service-views/form-breadcrumbs.ts";
import { ReceiptView } from "#site/service-views/ReceiptView.tsx";
import { ReportGoneView } from "#site/service-views/ReportGoneView.tsx";
import { inShell } from "#site/service-views/shell.ts";

export { siteFacts } from "#site/service-views/site-facts.ts";

/** The confirmation of a form sent without a script. */
export function receiptPage(view: { form: FormId; reference: string; dueAt: Date }): string {
	const breadcrumbs = <BreadcrumbLinks links={formBreadcrumbs(view.form)} />;
	return inShell({ title: receivedIn(pageLocale).meta.title, view: <ReceiptView {...view} />, breadcrumbs });
}

interface FormAgain {
	readonly form: FormId;
	readonly values: FormValues;
	readonly problems: readonly FieldProblem[];
	readonly notice?: string;
}

/** A form sent without a script, shown again with everything typed and what is to correct. */
export function formPage(view: FormAgain): string {
	const { form, ...typed } = view;
	const again =
		form === "assessment" ? <AssessmentFormView {...typed} /> : <FormView {...typed} form={form} />;
	const breadcrumbs = <BreadcrumbLinks links={formBreadcrumbs(form, typed.values)} />;
	return inShell({ title: formMessagesIn(pageLocale).summary.heading, view: again, breadcrumbs });
}

/** The report of an assessment sent without a script. */
export function reportPage(view: LeadReport & { reference: string; dueAt: Date }): string {
	const breadcrumbs = <BreadcrumbLinks links={formBreadcrumbs("assessment")} />;
	return inShell({
		title: reportCopyIn(pageLocale).title,
		view: <AssessmentReportView {...view} />,
		breadcrumbs,
	});
}

/** In place of a report whose time is over. */
export function reportGonePage(): string {
	const breadcrumbs = <BreadcrumbLinks links={formBreadcrumbs("assessment")} />;
	return inShell({
		title: assessmentReportIn(pageLocale).gone.heading,
		view: <ReportGoneView />,
		breadcrumbs,
	});
}

/** What went wrong and the way onward; the stack in development only. */
export function errorPage(view: { status: number; heading: string; text: string; stack?: string }): string {
	return inShell({ title: view.heading, view: <ErrorView {...view} /> });
}
