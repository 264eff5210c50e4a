import type { FormCopy } from "#content/schemas/form-copy.ts";
import type { AssessmentMessages } from "#content/schemas/messages/assessment.ts";
import type { FormMessages } from "#content/schemas/messages/forms.ts";
import type { ReportMessages } from "#content/schemas/messages/report.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { ReportCopy } from "#site/report/report-copy.ts";
import type { SharedFormCopy } from "#site/ui/FormFields.tsx";

/** What is around the form, and in its place until a report is there. */
export type StepMessages = Omit<
	AssessmentMessages,
	"panel" | "badLink" | "blocked" | "withoutScript" | "offer"
>;

/** The form's own controls and what is said of its submission. */
export interface AssessmentFormCopy
	extends SharedFormCopy,
		Pick<FormMessages, "privacy" | "stopped">,
		Pick<FormCopy, "fields" | "submit"> {
	readonly draft: FormMessages["draft"];
	/** Path of the page that the form is on. */
	readonly path: string;
}

export interface AssessmentCopy {
	readonly messages: StepMessages;
	readonly form: AssessmentFormCopy;
}

/** What is in the script: the copy of the controls is in the page. */
export interface AssessmentScriptCopy {
	readonly messages: StepMessages;
	readonly form: Omit<AssessmentFormCopy, "fields">;
}

/** The panel next to the form, which says of the score what the report says. */
export type PanelCopy = AssessmentMessages["panel"] &
	Pick<ReportMessages, "gauge" | "stages"> & { readonly locale: Locale };

/** What the browser fetches after the form: the copy of the panel next to it, of the report, and of a link that opens none. */
export interface LaterCopy {
	readonly panel: PanelCopy;
	readonly badLink: AssessmentMessages["badLink"];
	readonly toasts: Pick<FormMessages["draft"], "cleared">;
	readonly report: ReportCopy;
}
