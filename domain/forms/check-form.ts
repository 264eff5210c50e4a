import * as z from "zod/mini";
import "#domain/without-eval.ts";
import { isEmailAddress } from "#domain/forms/email.ts";
import {
	type Field,
	type FieldProblem,
	type FormDefinition,
	type FormValues,
	problemCodes,
} from "#domain/forms/field.ts";
import { withoutHidden } from "#domain/forms/hidden-characters.ts";
import { isPhoneNumber } from "#domain/forms/phone.ts";

export type CheckedForm = { ok: true; values: FormValues } | { ok: false; problems: FieldProblem[] };

const slugPattern = /^[a-z0-9-]{1,80}$/;

/** The schema of one field. Each message is a problem code. */
function fieldSchema(field: Field) {
	switch (field.kind) {
		case "choice":
			return z._default(z.union([z.literal(""), z.enum(field.options)], "not-an-option"), "");
		case "choices":
			return z._default(z.array(z.enum(field.options, "not-an-option"), "not-an-option"), []);
		case "subject":
			return subjectSchema(field);
		default:
			return textSchema(field);
	}
}

function subjectSchema({ isOptional }: Extract<Field, { kind: "subject" }>) {
	const slug = z.string("unknown-subject").check(z.regex(slugPattern, "unknown-subject"));
	return isOptional ? z._default(z.union([z.literal(""), slug], "unknown-subject"), "") : slug;
}

/** No control of one line lets a visitor type a line end, but a program can post it. */
function onOneLine(text: string): string {
	return text.replace(/[\r\n\u2028\u2029]+/g, " ");
}

function isEmptyOrPhone(text: string): boolean {
	return text === "" || isPhoneNumber(text);
}

/** Zero-width characters and empty letters alone are no name. */
function isVisible(text: string): boolean {
	return withoutHidden(text).trim() !== "";
}

function textSchema(field: Extract<Field, { maxLength: number }>) {
	const typed = z.string("not-text");
	const lines = field.kind === "long-text" ? typed : typed.check(z.overwrite(onOneLine));
	const isReached = field.kind === "email" || field.kind === "phone";
	const shown = isReached ? lines.check(z.overwrite(withoutHidden)) : lines;
	const text = shown.check(z.trim(), z.maxLength(field.maxLength, "too-long"));
	if (field.kind === "phone")
		return z._default(text.check(z.refine(isEmptyOrPhone, "not-a-phone-number")), "");
	if (!field.required) return z._default(text, "");
	const filled = text.check(z.refine(isVisible, "required"));
	// A missing key is an empty control: `prefault` sends the empty text through the checks.
	if (field.kind !== "email") return z.prefault(filled, "");
	return z.prefault(
		filled.check(z.refine((address) => address === "" || isEmailAddress(address), "not-an-email")),
		"",
	);
}

/** The schema that browser and service share: strict, so that an unknown key is refused. */
function makeSchema(form: FormDefinition) {
	return z.strictObject(Object.fromEntries(form.fields.map((field) => [field.name, fieldSchema(field)])));
}

const schemas = new WeakMap<FormDefinition, ReturnType<typeof makeSchema>>();

function schemaOf(form: FormDefinition) {
	const schema = schemas.get(form) ?? makeSchema(form);
	schemas.set(form, schema);
	return schema;
}

/** Checks what was typed or posted; problems come in the order of the form's fields, one a field at most. */
export function checkForm(form: FormDefinition, raw: unknown): CheckedForm {
	const result = z.safeParse(schemaOf(form), raw);
	if (result.success) return { ok: true, values: result.data };
	const found = result.error.issues.flatMap(problemsOfIssue);
	const known = form.fields.flatMap(({ name }) => found.find(({ field }) => field === name) ?? []);
	const unknown = found.filter(({ field }) => !form.fields.some(({ name }) => name === field));
	return { ok: false, problems: [...known, ...unknown] };
}

/** The problems without that of a field whose value has been corrected since; none are added. */
export function withoutCorrected(
	problems: readonly FieldProblem[],
	form: FormDefinition,
	raw: unknown,
	field: string,
): readonly FieldProblem[] {
	if (!problems.some((problem) => problem.field === field)) return problems;
	const checked = checkForm(form, raw);
	const isWrong = !checked.ok && checked.problems.some((problem) => problem.field === field);
	return isWrong ? problems : problems.filter((problem) => problem.field !== field);
}

function problemsOfIssue(issue: z.core.$ZodIssue): FieldProblem[] {
	if (issue.code === "unrecognized_keys") return issue.keys.map((field) => ({ field, code: "unknown" }));
	const code = problemCodes.find((each) => each === issue.message) ?? "not-text";
	return [{ field: String(issue.path[0] ?? ""), code }];
}
