import type { Field } from "#domain/forms/field.ts";
import type { FormId } from "#domain/forms/forms.ts";
import { forms, isFormId } from "#domain/forms/forms.ts";
import { type Lead, senderName } from "#domain/leads/lead.ts";
import { answersOfLead } from "#domain/leads/lead-report.ts";
import { mailLead } from "#domain/leads/mail-lead.ts";
import { formatMessage } from "#domain/locale/message.ts";
import { certaintyOf, measureReadiness } from "#domain/readiness/measure.ts";
import { shownRange } from "#domain/readiness/units.ts";
import { formCopy } from "#site/catalogue/forms.ts";
import { pageLocale } from "#site/catalogue/locale.ts";
import { mailMessagesIn } from "#site/catalogue/messages.ts";
import { reportCopyIn } from "#site/catalogue/report.ts";
import { subjectNamesIn } from "#site/catalogue/subject-names.ts";
import { leadCopy } from "#site/service-views/lead-copy.ts";
import type { MailFact } from "#site/service-views/mail/mail-block.ts";

/** A lead whose form the site still has. */
export function formOfLead({ form }: Pick<Lead, "form">): FormId | null {
	return isFormId(form) ? form : null;
}

interface LeadKind {
	/** What the form is called, such as "Assessment". */
	readonly name: string;
	/** What the lead is, where one form is for several things. */
	readonly subject: (lead: Lead) => string;
	readonly facts: (lead: Lead) => readonly MailFact[];
}

/** What a lead is for the team: of a form, or a mail; null where the site no longer has the form. */
export function kindOfLead(lead: Pick<Lead, "form">): LeadKind | null {
	const { name } = mailMessagesIn(pageLocale).team.mail;
	if (lead.form === mailLead.id) return { name, subject: () => name, facts: mailFacts };
	const form = formOfLead(lead);
	if (form === null) return null;
	return {
		name: formCopy(form, pageLocale).subject,
		subject: (whole) => leadCopy({ ...whole, form }).subject,
		facts: (whole) => sentFacts(whole, form),
	};
}

function mailFacts({ values }: Lead): MailFact[] {
	const labels = mailMessagesIn(pageLocale).team.mail.fields;
	return mailLead.fields.flatMap(({ name }): MailFact[] => {
		const value = String(values[name] ?? "");
		return value === "" ? [] : [{ label: labels[name], value }];
	});
}

/** What a lead is called where no name was typed: its reference. */
export function nameOfLead({ values, reference }: Lead): string {
	return senderName(values) || reference;
}

/** Everything that was typed and chosen, by the labels of the form. */
export function sentFacts({ values }: Lead, form: FormId): MailFact[] {
	const copy = formCopy(form, pageLocale);
	return forms[form].fields.flatMap((field: Field): MailFact[] => {
		const value = values[field.name];
		if (value === undefined || value.length === 0) return [];
		const label = copy.fields[field.name]?.label ?? field.name;
		const shown = [value].flat().map((each) => shownValue(field, each, copy.fields[field.name]?.options));
		return [{ label, value: shown.join("\n") }];
	});
}

function shownValue(field: Field, value: string, options: Readonly<Record<string, string>> | undefined) {
	return field.kind === "subject" ? subjectName(field.name, value) : (options?.[value] ?? value);
}

/** What a form was about, by name; the slug where the site no longer has it. */
function subjectName(name: string, slug: string): string {
	const names: Readonly<Record<string, Readonly<Record<string, string>>>> = subjectNamesIn(pageLocale);
	return names[name]?.[slug] ?? slug;
}

/** The score and stage of an assessment, as the visitor saw them. */
export function readinessFacts(lead: Lead): MailFact[] {
	const answers = answersOfLead(lead);
	if (answers === null) return [];
	const { facts } = mailMessagesIn(pageLocale);
	const measure = measureReadiness(answers);
	const certainty = certaintyOf(measure);
	if (certainty === "none") return [];
	const { overall, stage } = measure;
	const values = { ...shownRange(overall), stage: reportCopyIn(pageLocale).stages[stage].name };
	return [
		{ label: facts.readiness, value: formatMessage(facts.readinessValues[certainty], values, pageLocale) },
	];
}
