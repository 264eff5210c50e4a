import type { FieldProblem } from "#domain/forms/field.ts";

/** The words of one control. */
export interface FieldCopy {
	readonly label: string;
	readonly hint?: string | undefined;
	readonly placeholder?: string | undefined;
	/** Words for this field in place of the shared ones. */
	readonly errors?: Partial<Readonly<Record<FieldProblem["code"], string>>> | undefined;
}

/** The words that every form shares; `{label}`, `{max}` and the like are filled in where they are shown. */
export interface FormCopy {
	readonly optional: string;
	readonly errors: Readonly<Record<FieldProblem["code"], string>>;
	readonly summary: { readonly heading: string; readonly one: string; readonly many: string };
	readonly honeypot: string;
}

/** Puts values into the `{name}` places of a text. */
export function formatMessage(text: string, values: Readonly<Record<string, string | number>>): string {
	return text.replace(/\{([a-zA-Z]+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
