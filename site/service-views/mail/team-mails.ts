import { mailLead } from "#domain/leads/mail-lead.ts";
import { formatMoment } from "#domain/locale/formats.ts";
import { formatMessage } from "#domain/locale/message.ts";
import type { LeadOfMail } from "#domain/mail/mail-content.ts";
import { pageLocale } from "#site/catalogue/locale.ts";
import { mailMessagesIn } from "#site/catalogue/messages.ts";
import { officesIn } from "#site/catalogue/webinars.ts";
import { kindOfLead, nameOfLead, officeTimes, readinessFacts } from "#site/service-views/mail/lead-facts.ts";
import type { MailBlock, MailDraft } from "#site/service-views/mail/mail-block.ts";

/** A new lead, whole, for those who answer it. */
export function teamLeadMail(lead: LeadOfMail): MailDraft | null {
	const kind = kindOfLead(lead);
	if (kind === null) return null;
	const { team, facts } = mailMessagesIn(pageLocale);
	const { reference, dueAt } = lead;
	const name = nameOfLead(lead);
	const subject = kind.name;
	const { text, due } = lead.form === mailLead.id ? team.mail : team.lead;
	const email = String(lead.values["email"] ?? "");
	return {
		subject: formatMessage(team.lead.subject, { name, subject, reference }, pageLocale),
		preview: formatMessage(team.lead.preview, { due: atHome(dueAt) }, pageLocale),
		why: "team",
		blocks: [
			{ kind: "title", text: subject },
			{ kind: "paragraph", text: formatMessage(text, { name, email }, pageLocale) },
			{ kind: "heading", text: facts.sent },
			{ kind: "quote", facts: kind.facts(lead) },
			{ kind: "facts", facts: aboutLead(lead, subject) },
			{ kind: "paragraph", text: due },
			{ kind: "facts", facts: officeTimes(dueAt) },
			...markAsAnswered(lead),
		],
	};
}

/** The promise to a visitor is about to be broken. */
export function warningMail(lead: LeadOfMail, hours: number): MailDraft | null {
	const kind = kindOfLead(lead);
	if (kind === null) return null;
	const { team, facts } = mailMessagesIn(pageLocale);
	const values = { hours, name: nameOfLead(lead), reference: lead.reference };
	return {
		subject: formatMessage(team.warning.subject, values, pageLocale),
		preview: team.warning.preview,
		why: "team",
		blocks: [
			{ kind: "title", text: formatMessage(team.warning.title, values, pageLocale) },
			{ kind: "paragraph", text: formatMessage(team.warning.text, values, pageLocale) },
			{ kind: "facts", facts: officeTimes(lead.dueAt) },
			{ kind: "heading", text: facts.sent },
			{ kind: "quote", facts: kind.facts(lead) },
			{ kind: "facts", facts: aboutLead(lead, kind.name) },
			...markAsAnswered(lead),
		],
	};
}

function aboutLead(lead: LeadOfMail, subject: string) {
	const { facts } = mailMessagesIn(pageLocale);
	return [
		{ label: facts.reference, value: lead.reference },
		{ label: facts.form, value: subject },
		...(lead.page === null ? [] : [{ label: facts.page, value: lead.page }]),
		{ label: facts.received, value: atHome(lead.receivedAt) },
		...readinessFacts(lead),
	];
}

function markAsAnswered({ reference }: LeadOfMail): MailBlock[] {
	return [
		{ kind: "paragraph", text: mailMessagesIn(pageLocale).team.warning.done },
		{ kind: "command", text: `npm run leads -- replied ${reference}` },
	];
}

/** A moment at the home office. */
export function atHome(moment: Date): string {
	const [{ name, timeZone }] = officesIn(pageLocale);
	return `${formatMoment(moment, pageLocale, timeZone)} (${name})`;
}
