import type { FieldCopy } from "#content/schemas/form-copy.ts";
import type { FormDefinition, FormValues } from "#domain/forms/field.ts";

export interface Mail {
	readonly subject: string;
	readonly body: string;
}

/** What was typed and chosen, as a mail to the company: a line for each filled field, options by their labels. */
export function composeMail(
	form: FormDefinition,
	values: FormValues,
	fields: Readonly<Record<string, FieldCopy>>,
	subject: string,
): Mail {
	const lines = form.fields.flatMap(({ name }) => {
		const { label = name, options } = fields[name] ?? {};
		const given = [values[name] ?? []].flat().filter((each) => each !== "");
		return given.length > 0 ? [`${label}: ${given.map((each) => options?.[each] ?? each).join(", ")}`] : [];
	});
	return { subject, body: lines.join("\r\n") };
}

/** A `mailto:` address that opens the mail in the visitor's own program, each line end as RFC 6068 has it. */
export function mailAddress(email: string, { subject, body }: Mail): string {
	const lines = body.replace(/\r?\n/g, "\r\n");
	return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`;
}
