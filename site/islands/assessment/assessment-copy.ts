import type { AssessmentStep } from "#domain/forms/assessment-form.ts";
import type { LeadFormCopy } from "#site/islands/lead-form-copy.ts";
import type { ReportCopy } from "#site/report/report-copy.ts";
import type { ChoiceFieldCopy } from "#site/ui/ChoiceField.tsx";

/** The words of the panel beside the form. */
export interface PanelCopy {
	readonly heading: string;
	readonly range: string;
	readonly known: string;
	readonly hint: string;
	readonly name: string;
	readonly valueText: string;
	readonly provisional: string;
	readonly settled: string;
	readonly outOf: string;
}

export interface BadLinkCopy {
	readonly heading: string;
	readonly damaged: string;
	readonly "unknown-version": string;
}

/** The words around the form, and of what stands in its place when a report can't be shown. */
export interface PageCopy {
	readonly steps: Readonly<Record<AssessmentStep, { readonly title: string; readonly lead: string }>>;
	readonly progress: string;
	readonly position: string;
	readonly back: string;
	readonly next: string;
	readonly deeper: string;
	readonly opening: string;
	readonly unreachable: { readonly text: string; readonly retry: string };
}

/** The words of the form's own controls and of its sending. */
export interface AssessmentFormCopy
	extends Omit<
		LeadFormCopy,
		"fields" | "receipt" | "composed" | "failure" | "sending" | "toasts" | "mailSubject"
	> {
	readonly fields: Readonly<Record<string, ChoiceFieldCopy>>;
}

export interface AssessmentCopy {
	readonly page: PageCopy;
	readonly form: AssessmentFormCopy;
}

/** What the island is given: the words of its controls stand in the page already. */
export interface AssessmentIslandCopy {
	readonly page: PageCopy;
	readonly form: Omit<AssessmentFormCopy, "fields" | "errors"> & {
		/** Of the problems that a visitor can meet; the others are called what the summary calls one. */
		readonly errors: Readonly<Record<"required" | "too-long" | "not-an-email", string>>;
	};
}

/** What the browser fetches after the form: the copy of the panel beside it, of the report, and of a link that opens none. */
export interface LaterCopy {
	readonly panel: PanelCopy;
	readonly badLink: BadLinkCopy;
	readonly toasts: { readonly sent: string; readonly cleared: string };
	readonly report: ReportCopy;
}
