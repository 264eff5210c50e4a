import { z } from "zod";
import { text } from "#content/schemas/fields.ts";
import { problemMessage } from "#content/schemas/messages/forms.ts";
import { type FormDefinition, problemCodes } from "#domain/forms/field.ts";

const fieldCopySchema = z.strictObject({
	label: text,
	hint: text.optional(),
	placeholder: text.optional(),
	/** By the option's value, in the order shown. */
	options: z.record(z.string(), text).optional(),
	/** In place of the messages that all forms share. */
	errors: z.partialRecord(z.enum(problemCodes), problemMessage).optional(),
});

/**
 * `next` says first who reads what was sent, then what comes of it. `byMail` says what comes by mail, where it is more than the
 * receipt; it is shown where that mail was queued. `again` opens the form once more, where that is not another message.
 */
export const formReceiptSchema = z.strictObject({
	heading: text,
	next: z.array(text).min(1),
	byMail: text.exactOptional(),
	again: text.exactOptional(),
});

/** What one form says, by the names of its fields. */
const formCopySchema = z.strictObject({
	fields: z.record(z.string(), fieldCopySchema),
	submit: text,
	/** In place of the privacy notice that all forms share. */
	privacy: text.optional(),
	receipt: formReceiptSchema,
	/** Subject of the mail that is offered in place of sending it. */
	subject: text,
});

export type FieldCopy = z.infer<typeof fieldCopySchema>;
export type FormCopy = z.infer<typeof formCopySchema>;

/** One form's copy, refused when a field or an option of the form has none, or when some belongs to no field. */
export function formCopySchemaOf(form: FormDefinition) {
	return formCopySchema.superRefine(({ fields }, context) => {
		const say = (path: string[], message: string) => context.addIssue({ code: "custom", path, message });
		const names = form.fields.map(({ name }) => name);
		for (const each of differences(names, Object.keys(fields))) say(["fields", each.key], each.message);
		for (const field of form.fields) {
			const options = "options" in field ? field.options : [];
			const labelled = Object.keys(fields[field.name]?.options ?? {});
			for (const each of differences(options, labelled)) {
				say(["fields", field.name, "options", each.key], each.message);
			}
		}
	});
}

function differences(wanted: readonly string[], given: readonly string[]) {
	const missing = wanted
		.filter((key) => !given.includes(key))
		.map((key) => ({ key, message: "has no text" }));
	const extra = given
		.filter((key) => !wanted.includes(key))
		.map((key) => ({ key, message: "is not of this form" }));
	return [...missing, ...extra];
}
