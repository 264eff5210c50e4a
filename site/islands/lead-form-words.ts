import type { FieldWords, FormWords } from "#site/ui/form-words.ts";

/** The words of a receipt. */
export interface ReceiptWords {
	readonly heading: string;
	readonly reference: string;
	/** With `{due}` in it. */
	readonly due: string;
	readonly again: string;
	readonly next: readonly string[];
}

export interface FailureWords {
	readonly heading: string;
	readonly text: string;
	readonly mail: string;
}

export interface ComposedWords {
	readonly heading: string;
	readonly note: string;
	readonly mail: string;
}

/** All words of a lead form: those that every form shares, and its own. */
export interface LeadFormWords extends FormWords {
	readonly fields: Readonly<Record<string, FieldWords>>;
	readonly submit: string;
	readonly sending: string;
	readonly draft: { readonly kept: string; readonly clear: string };
	readonly privacy: { readonly text: string; readonly label: string; readonly href: string };
	readonly failure: FailureWords;
	readonly composed: ComposedWords;
	readonly mailSubject: string;
	readonly receipt: ReceiptWords;
	readonly toasts: { readonly sent: string; readonly cleared: string };
	/** Path of the page that the form stands on. */
	readonly page: string;
}
