import type { FieldCopy, FormCopy } from "#site/ui/form-copy.ts";

/** The words of a receipt. */
export interface ReceiptCopy {
	readonly heading: string;
	readonly reference: string;
	/** With `{due}` in it. */
	readonly due: string;
	readonly again: string;
	readonly next: readonly string[];
}

export interface FailureCopy {
	readonly heading: string;
	readonly text: string;
	readonly mail: string;
}

export interface ComposedCopy {
	readonly heading: string;
	readonly note: string;
	readonly mail: string;
}

/** All words of a lead form: those that every form shares, and its own. */
export interface LeadFormCopy extends FormCopy {
	readonly fields: Readonly<Record<string, FieldCopy>>;
	readonly submit: string;
	readonly sending: string;
	readonly draft: { readonly kept: string; readonly clear: string };
	readonly privacy: { readonly text: string; readonly label: string; readonly href: string };
	readonly failure: FailureCopy;
	readonly composed: ComposedCopy;
	readonly mailSubject: string;
	readonly receipt: ReceiptCopy;
	readonly toasts: { readonly sent: string; readonly cleared: string };
	/** Path of the page that the form stands on. */
	readonly page: string;
}
