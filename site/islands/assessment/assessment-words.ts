import type { AssessmentStep } from "#domain/forms/assessment-form.ts";
import type { LeadFormWords } from "#site/islands/lead-form-words.ts";
import type { ChoiceFieldWords } from "#site/ui/ChoiceField.tsx";

/** The words of the panel beside the form. */
export interface PanelWords {
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

export interface BadLinkWords {
	readonly heading: string;
	readonly damaged: string;
	readonly "unknown-version": string;
}

/** The words around the form, and of what stands in its place when a report can't be shown. */
export interface PageWords {
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
export interface AssessmentFormWords
	extends Omit<
		LeadFormWords,
		"fields" | "receipt" | "composed" | "failure" | "sending" | "toasts" | "mailSubject"
	> {
	readonly fields: Readonly<Record<string, ChoiceFieldWords>>;
}

export interface AssessmentWords {
	readonly page: PageWords;
	readonly form: AssessmentFormWords;
}

/** What the island is given: the words of its controls stand in the page already. */
export interface AssessmentIslandWords {
	readonly page: PageWords;
	readonly form: Omit<AssessmentFormWords, "fields" | "errors"> & {
		/** Of the problems that a visitor can meet; the others are called what the summary calls one. */
		readonly errors: Readonly<Record<"required" | "too-long" | "not-an-email", string>>;
	};
}
