import { type FormCopy, formCopySchemaOf } from "#content/schemas/form-copy.ts";
import { type FormMessages, formMessagesSchema } from "#content/schemas/messages/forms.ts";
import { type FormId, forms } from "#domain/forms/forms.ts";
import { retentionMonths } from "#domain/leads/deadlines.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { formatMessage } from "#domain/locale/message.ts";
import { readContent } from "#site/catalogue/content.ts";
import { perLocale } from "#site/catalogue/locale.ts";
import { replyTimesIn } from "#site/catalogue/reply-times.ts";
import { hasService } from "#site/catalogue/site.ts";

export const formMessagesIn = perLocale((locale): FormMessages => {
	const read = readContent("content/messages/forms.yaml", formMessagesSchema, locale);
	const { privacy, privacyWithoutService, ...messages } = read;
	const { keptWithoutService, ...draft } = read.draft;
	const notice = hasService ? privacy.text : privacyWithoutService;
	const text = formatMessage(notice, { months: retentionMonths }, locale);
	return {
		...messages,
		draft: hasService ? draft : { ...draft, kept: keptWithoutService },
		privacy: { ...privacy, text },
	};
});

const formCopiesIn = perLocale((locale) => {
	const read = (id: FormId) => readContent(`content/forms/${id}.yaml`, formCopySchemaOf(forms[id]), locale);
	const copies = Object.values(forms).map(({ id }) => [id, read(id)] as const);
	// Object.fromEntries forgets the keys that it was given.
	return Object.fromEntries(copies) as Readonly<Record<FormId, FormCopy>>;
});

/** What one form says by itself. */
export function formCopy(form: FormId, locale: Locale): FormCopy {
	return formCopiesIn(locale)[form];
}

interface LeadFormPlace {
	/** Path of the page that the form is on. */
	readonly path: string;
	/** What the form asks about, by name. */
	readonly about?: string | undefined;
	/** What it can be about there: names by slug. */
	readonly subjects?: Readonly<Record<string, string>> | undefined;
	/** From when on the page has this form; undefined where it always had. */
	readonly since?: Date | undefined;
}

/** The copy of a form's fields, in which what it can be about are the options of its hidden control. */
function withSubjects(form: FormId, fields: FormCopy["fields"], options: LeadFormPlace["subjects"]) {
	const hidden = forms[form].fields.find(({ kind }) => kind === "subject")?.name;
	const copies = Object.entries(fields).map(([name, copy]) => [
		name,
		name === hidden ? { ...copy, options } : copy,
	]);
	return Object.fromEntries(copies);
}

/** What every receipt says. */
function sharedReceiptCopy(locale: Locale) {
	return { ...formMessagesIn(locale).receipt, replyTimes: replyTimesIn(locale).link };
}

/** What a form's receipt says: what every one says, and its own. */
export function receiptCopy(own: FormCopy["receipt"], locale: Locale) {
	return { ...sharedReceiptCopy(locale), ...own };
}

/** What every lead form says. What is next to it, or only where there is no script, is not in its script. */
export function sharedFormCopy(locale: Locale) {
	const { static: withoutService, next: _next, ...shared } = formMessagesIn(locale);
	const { withoutScript: _script, ...composed } = withoutService;
	const { dueByOffice: _offices, ...receipt } = sharedReceiptCopy(locale);
	return { ...shared, receipt, composed: hasService ? null : composed, locale };
}

/** What one lead form says by itself on its page. */
export function ownFormCopy(form: FormId, copy: FormCopy, { path, about, subjects, since }: LeadFormPlace) {
	const { submit, privacy, receipt, subject } = copy;
	const start = since && { since: since.toISOString() };
	const mailSubject = about ? `${subject}: ${about}` : subject;
	const fields = withSubjects(form, copy.fields, subjects);
	return { path, fields, submit, ...(privacy && hasService && { privacy }), receipt, mailSubject, ...start };
}
