import { copy } from "#desk/app/copy.ts";
import type { FormValues } from "#domain/forms/field.ts";
import { type FormId, forms, isFormId } from "#domain/forms/forms.ts";
import { formatList } from "#domain/locale/formats.ts";

export interface SubmittedField {
	readonly name: string;
	readonly label: string;
	readonly value: string;
	readonly isLong: boolean;
}

/** What a person filled in, in the order of the form. A lead may outlive its form: then under the names of the controls. */
export function submittedFields(form: string, values: Readonly<FormValues>): SubmittedField[] {
	const known = isFormId(form) ? forms[form satisfies FormId].fields : [];
	const names = [...new Set([...known.map(({ name }) => name), ...Object.keys(values)])];
	return names.flatMap((name) => {
		const given = [values[name] ?? []].flat().filter((value) => value !== "");
		if (given.length === 0) return [];
		const options = copy.formFields[form]?.[name]?.options;
		const value = formatList(
			given.map((each) => options?.[each] ?? each),
			copy.locale,
		);
		const isLong = known.some((field) => field.name === name && field.kind === "long-text");
		return [{ name, label: fieldName(form, name), value, isLong }];
	});
}

/** What a form calls a field. */
export function fieldName(form: string, name: string): string {
	return copy.formFields[form]?.[name]?.label ?? name;
}
