import { z } from "zod";
import { text } from "#content/schemas/section.ts";
import { type FormDefinition, problemCodes } from "#domain/forms/field.ts";

/** May use {label} and, for a length, {max}. */
const errorsSchema = z.record(z.enum(problemCodes), text);

const fieldCopySchema = z.strictObject({
	label: text,
	hint: text.optional(),
	placeholder: text.optional(),
	/** The words for each option's value, in the order shown. */
	options: z.record(z.string(), text).optional(),
	/** Words for this field in place of the shared ones. */
	errors: z.partialRecord(z.enum(problemCodes), text).optional(),
});

/** The words of one form, by the names of its fields. */
const formCopySchema = z.strictObject({
	legend: text.optional(),
	fields: z.record(z.string(), fieldCopySchema),
	submit: text,
	receipt: z.strictObject({ heading: text, next: z.array(text).min(1) }),
	/** Subject of the mail that is offered in place of sending it. */
	subject: text,
});

/** The words that all forms share. */
export const sharedFormCopySchema = z.strictObject({
	sending: text,
	/** The mark beside the label of a field that may stay empty. */
	optional: text,
	errors: errorsSchema,
	/** `many` uses {count}. */
	summary: z.strictObject({ heading: text, one: text, many: text }),
	draft: z.strictObject({ kept: text, clear: text, cleared: text }),
	privacy: z.strictObject({ text, label: text, href: z.string().startsWith("/") }),
	/** `due` uses {due}; `dueByOffice` stands above a list of the offices' times. */
	receipt: z.strictObject({ reference: text, due: text, dueByOffice: text, again: text }),
	failure: z.strictObject({ heading: text, text, retry: text, mail: text }),
	/** Where no server takes the form: the composed mail, or the bare address without script. */
	static: z.strictObject({ heading: text, note: text, mail: text, withoutScript: text }),
	honeypot: text,
});

/** One form's words, refused when a field or an option of the form has none, or when words have no field. */
export function formCopySchemaOf(form: FormDefinition) {
	return formCopySchema.superRefine(({ fields }, context) => {
		const say = (path: string[], message: string) => context.addIssue({ code: "custom", path, message });
		const names = form.fields.map(({ name }) => name);
		for (const each of differences(names, Object.keys(fields))) say(["fields", each.key], each.message);
		for (const field of form.fields) {
			const options = "options" in field ? field.options : [];
			const worded = Object.keys(fields[field.name]?.options ?? {});
			for (const each of differences(options, worded)) {
				say(["fields", field.name, "options", each.key], each.message);
			}
		}
	});
}

function differences(wanted: readonly string[], given: readonly string[]) {
	const missing = wanted
		.filter((key) => !given.includes(key))
		.map((key) => ({ key, message: "has no words" }));
	const extra = given
		.filter((key) => !wanted.includes(key))
		.map((key) => ({ key, message: "is not of this form" }));
	return [...missing, ...extra];
}
