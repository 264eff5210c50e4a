import type { FieldProblem } from "#domain/forms/field.ts";
import type { FormId } from "#domain/forms/forms.ts";

/** What a visitor, or a program, may send by a form, and what is said to it. */
export interface FormExample {
	readonly form: FormId;
	/** Completes the sentence "a visitor who sends …". */
	readonly about: string;
	readonly values: Readonly<Record<string, unknown>>;
	/** None when it is accepted. */
	readonly problems: readonly FieldProblem[];
	/** Whether only the service can tell, because it alone knows what the site has to offer. */
	readonly onlyServiceKnows?: true;
	/** Whether a browser by itself, without the site's script, holds back what is accepted. */
	readonly onlyWithScript?: true;
}

/** What most forms ask, filled in. */
export const person = { firstName: "Mere", lastName: "Tāmati", email: "mere@example.co.nz" };
export const message = "Can you help with our stock counts?";

export const accepted = (
	form: FormId,
	copy: string,
	values: Readonly<Record<string, unknown>>,
): FormExample => ({
	form,
	about: copy,
	values,
	problems: [],
});

export const refused = (
	form: FormId,
	copy: string,
	values: Readonly<Record<string, unknown>>,
	...problems: FieldProblem[]
): FormExample => ({ form, about: copy, values, problems });

export const required = (...fields: string[]): FieldProblem[] =>
	fields.map((field) => ({ field, code: "required" }));
