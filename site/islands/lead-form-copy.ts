import type { FormCopy } from "#content/schemas/form-copy.ts";
import type { FormMessages } from "#content/schemas/messages/forms.ts";
import type { SharedFormCopy } from "#site/ui/FormFields.tsx";
import type { ReceiptCopy } from "#site/ui/ReceiptThread.tsx";

/** What every lead form says. The browser gets it with the script of the forms. */
export interface SharedLeadFormCopy
	extends SharedFormCopy,
		Pick<FormMessages, "sending" | "draft" | "privacy" | "failure" | "stopped"> {
	readonly receipt: Omit<ReceiptCopy, keyof FormCopy["receipt"]> & Pick<ReceiptCopy, "byMail" | "again">;
	/** Null where a service takes what is sent. */
	readonly composed: Omit<FormMessages["static"], "withoutScript"> | null;
}

/** What one lead form says, in its page. */
export interface OwnLeadFormCopy extends Pick<FormCopy, "fields" | "submit" | "privacy" | "receipt"> {
	readonly mailSubject: string;
	/** Path of the page that the form is on. */
	readonly path: string;
	/** From when on the form is about this, in ISO 8601, UTC; absent where it always was. */
	readonly since?: string;
}

/** All that a lead form says. */
export interface LeadFormCopy
	extends Omit<SharedLeadFormCopy, "receipt">,
		Omit<OwnLeadFormCopy, "privacy" | "receipt"> {
	readonly receipt: ReceiptCopy;
}

/** All that a lead form says: what every form says, and its own. */
export function leadFormCopy(shared: SharedLeadFormCopy, own: OwnLeadFormCopy): LeadFormCopy {
	const privacy = { ...shared.privacy, text: own.privacy ?? shared.privacy.text };
	return { ...shared, ...own, privacy, receipt: { ...shared.receipt, ...own.receipt } };
}
