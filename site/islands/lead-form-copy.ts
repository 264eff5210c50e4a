import type { FormCopy } from "#content/schemas/form-copy.ts";
import type { FormMessages } from "#content/schemas/messages/forms.ts";
import type { SharedFormCopy } from "#site/ui/FormFields.tsx";

/** All that a lead form says: what every form shares, and its own. */
export interface LeadFormCopy
	extends SharedFormCopy,
		Pick<FormMessages, "sending" | "draft" | "privacy" | "failure">,
		Pick<FormCopy, "fields" | "submit"> {
	readonly receipt: FormMessages["receipt"] & FormCopy["receipt"];
	readonly composed: FormMessages["static"];
	readonly mailSubject: string;
	/** Path of the page that the form is on. */
	readonly path: string;
}
