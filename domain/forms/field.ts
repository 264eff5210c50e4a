/** A control of a form: the one place for its name, bounds and whether it must be filled. */
export type Field =
	| {
			readonly name: string;
			readonly kind: "text" | "email" | "phone" | "long-text";
			/** A telephone number never is. */
			readonly required: boolean;
			/** In UTF-16 code units; what is longer is refused, never cut. */
			readonly maxLength: number;
			/** An HTML `autocomplete` token. */
			readonly autocomplete?: string;
			/** Visible lines of a long text. */
			readonly rows?: number;
	  }
	| { readonly name: string; readonly kind: "choice"; readonly options: readonly string[] }
	| { readonly name: string; readonly kind: "choices"; readonly options: readonly string[] }
	/** The slug of what the form is about, in a hidden control. An optional one is there only when the page's address names something. */
	| { readonly name: string; readonly kind: "subject"; readonly isOptional?: true };

export interface FormDefinition {
	readonly id: string;
	readonly fields: readonly Field[];
}

/** What a form holds once checked: trimmed text, or the chosen options of a `choices` field. */
export type FormValues = Record<string, string | string[]>;

export const problemCodes = [
	"required",
	"too-long",
	"not-an-email",
	"not-a-phone-number",
	"not-an-option",
	"unknown-subject",
	"not-text",
	"unknown",
] as const;

/** Why one field was refused. The content has a message for each code. */
export interface FieldProblem {
	readonly field: string;
	readonly code: (typeof problemCodes)[number];
}
