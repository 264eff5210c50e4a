import { isEmailAddress } from "#domain/forms/email.ts";
import type { Field, FieldProblem, FormDefinition, FormValues } from "#domain/forms/field.ts";
import { withoutHidden } from "#domain/forms/hidden-characters.ts";
import { isPhoneNumber } from "#domain/forms/phone.ts";

export type CheckedForm = { ok: true; values: FormValues } | { ok: false; problems: FieldProblem[] };

const slugPattern = /^[a-z0-9-]{1,80}$/;

type CheckedField = { readonly value: FormValues[string] } | { readonly code: FieldProblem["code"] };

/** @param raw what was sent of the control; undefined, where nothing was, counts as empty. */
function checkField(field: Field, raw: unknown): CheckedField {
	switch (field.kind) {
		case "choice":
			return checkChoice(field.options, raw);
		case "choices":
			return checkChoices(field.options, raw);
		case "subject":
			return checkSubject(field, raw);
		default:
			return checkText(field, raw);
	}
}

function checkChoice(options: readonly string[], raw: unknown = ""): CheckedField {
	const value = ["", ...options].find((option) => option === raw);
	return value === undefined ? { code: "not-an-option" } : { value };
}

function checkChoices(options: readonly string[], raw: unknown = []): CheckedField {
	const isOption = (each: unknown): each is string => options.some((option) => option === each);
	return Array.isArray(raw) && raw.every(isOption) ? { value: [...raw] } : { code: "not-an-option" };
}

function checkSubject({ isOptional }: Extract<Field, { kind: "subject" }>, raw: unknown): CheckedField {
	const value = isOptional && raw === undefined ? "" : raw;
	const isKnown = typeof value === "string" && (slugPattern.test(value) || (isOptional && value === ""));
	return isKnown ? { value } : { code: "unknown-subject" };
}

/** No control of one line lets a visitor type a line end, but a program can post it. */
function onOneLine(text: string): string {
	return text.replace(/[\r\n\u2028\u2029]+/g, " ");
}

/** Zero-width characters and empty letters alone are no name. */
function isVisible(text: string): boolean {
	return withoutHidden(text).trim() !== "";
}

function checkText(field: Extract<Field, { maxLength: number }>, raw: unknown = ""): CheckedField {
	if (typeof raw !== "string") return { code: "not-text" };
	const { kind, maxLength } = field;
	const lines = kind === "long-text" ? raw : onOneLine(raw);
	const isReached = kind === "email" || kind === "phone";
	const value = (isReached ? withoutHidden(lines) : lines).trim();
	if (value.length > maxLength) return { code: "too-long" };
	if (kind === "phone")
		return value === "" || isPhoneNumber(value) ? { value } : { code: "not-a-phone-number" };
	if (field.required && !isVisible(value)) return { code: "required" };
	if (kind === "email" && field.required && !isEmailAddress(value)) return { code: "not-an-email" };
	return { value };
}

function isRecord(raw: unknown): raw is Readonly<Record<string, unknown>> {
	return typeof raw === "object" && raw !== null && !Array.isArray(raw);
}

/** Checks what was typed or posted; problems come in the order of the form's fields, one a field at most, then those of keys that it lacks. */
export function checkForm({ fields }: FormDefinition, raw: unknown): CheckedForm {
	if (!isRecord(raw)) return { ok: false, problems: [{ field: "", code: "not-text" }] };
	const values: FormValues = {};
	const problems: FieldProblem[] = [];
	for (const field of fields) {
		const { name } = field;
		const checked = checkField(field, raw[name]);
		if ("value" in checked) values[name] = checked.value;
		else problems.push({ field: name, code: checked.code });
	}
	for (const name of Object.keys(raw))
		if (!fields.some((field) => field.name === name)) problems.push({ field: name, code: "unknown" });
	return problems.length === 0 ? { ok: true, values } : { ok: false, problems };
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
