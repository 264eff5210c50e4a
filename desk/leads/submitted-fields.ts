import { copy } from "#desk/app/copy.ts";
import type { FormValues } from "#domain/forms/field.ts";
import { fieldsOfLead, mailLead } from "#domain/leads/mail-lead.ts";
import { formatList } from "#domain/locale/formats.ts";

const mailFields: Readonly<Record<string, string>> = copy.lead.mailFields;

export interface SubmittedField {
	readonly name: string;
	readonly label: string;
	readonly value: string;
	readonly isLong: boolean;
}

/** What a person filled in, in the order of the form. A lead may outlive its form: then under the names of the controls. */
export function submittedFields(form: string, values: Readonly<FormValues>): SubmittedField[] {
	const known = fieldsOfLead(form)?.fields ?? [];
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
	if (form === mailLead.id) return mailFields[name] ?? name;
	return copy.formFields[form]?.[name]?.label ?? name;
}
