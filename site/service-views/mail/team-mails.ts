import { mailLead } from "#domain/leads/mail-lead.ts";
import { formatMessage } from "#domain/locale/message.ts";
import type { LeadOfMail, MailContent, WrittenAnswer } from "#domain/mail/mail-content.ts";
import { pageLocale } from "#site/catalogue/locale.ts";
import { mailMessagesIn } from "#site/catalogue/messages.ts";
import { webinarsIn } from "#site/catalogue/webinars.ts";
import { atHome } from "#site/service-views/mail/at-home.ts";
import { leadAtDesk } from "#site/service-views/mail/lead-at-desk.ts";
import { kindOfLead, nameOfLead, readinessFacts } from "#site/service-views/mail/lead-facts.ts";
import type { MailBlock, MailDraft } from "#site/service-views/mail/mail-block.ts";
import { officeTimes } from "#site/service-views/mail/times.ts";

/** A new lead, whole, for those who answer it. */
export function teamLeadMail(
	{ lead, hasBegun = false }: Extract<MailContent, { purpose: "team-lead" }>,
	desk: string | null,
): MailDraft | null {
	const kind = kindOfLead(lead);
	if (kind === null) return null;
	const { team, facts } = mailMessagesIn(pageLocale);
	const { reference } = lead;
	const dueAt = dueOf(lead);
	const name = nameOfLead(lead);
	const subject = kind.subject(lead);
	const { text, due } = lead.form === mailLead.id ? team.mail : team.lead;
	const email = String(lead.values["email"] ?? "");
	const waits = hasBegun && lacksJoinUrl(lead) ? formatMessage(team.lead.waits, { name }, pageLocale) : null;
	return {
		subject: formatMessage(team.lead.subject, { name, subject, reference }, pageLocale),
		preview: waits ?? formatMessage(team.lead.preview, { due: atHome(dueAt) }, pageLocale),
		why: "team",
		blocks: [
			{ kind: "title", text: subject },
			...(waits === null ? [] : [{ kind: "paragraph" as const, text: waits }]),
			{ kind: "paragraph", text: formatMessage(text, { name, email }, pageLocale) },
			{ kind: "heading", text: facts.sent },
			{ kind: "quote", facts: kind.facts(lead) },
			...restInMailbox(lead),
			{ kind: "facts", facts: aboutLead(lead, subject) },
			{ kind: "paragraph", text: due },
			{ kind: "facts", facts: officeTimes(dueAt) },
			...markAsAnswered(lead, desk),
		],
	};
}

/** An answer that opened a lead again, whole, for those who reply to it. */
export function teamAnswerMail(
	lead: LeadOfMail,
	answer: WrittenAnswer,
	desk: string | null,
): MailDraft | null {
	const kind = kindOfLead(lead);
	if (kind === null) return null;
	const { team, facts } = mailMessagesIn(pageLocale);
	const { fields } = team.mail;
	const { from, subject, text, copied = [], attachments } = answer;
	const values = {
		name: nameOfLead(lead),
		reference: lead.reference,
		email: String(lead.values["email"] ?? ""),
	};
	const dueAt = dueOf(lead);
	const written = [
		{ label: fields.email, value: from },
		{ label: fields.subject, value: subject },
		{ label: fields.message, value: text },
		{ label: fields.copied, value: copied.join("\n") },
		{ label: fields.attachments, value: attachments.map(({ name }) => name).join("\n") },
	];
	return {
		subject: formatMessage(team.answer.subject, values, pageLocale),
		preview: formatMessage(team.lead.preview, { due: atHome(dueAt) }, pageLocale),
		why: "team",
		blocks: [
			{ kind: "title", text: formatMessage(team.answer.title, values, pageLocale) },
			{ kind: "paragraph", text: formatMessage(team.answer.text, values, pageLocale) },
			{ kind: "heading", text: facts.sent },
			{ kind: "quote", facts: written.filter(({ value }) => value !== "") },
			...restInMailbox(answer),
			{ kind: "facts", facts: aboutLead(lead, kind.subject(lead)) },
			{ kind: "paragraph", text: team.lead.due },
			{ kind: "facts", facts: officeTimes(dueAt) },
			...markAsAnswered(lead, desk),
		],
	};
}

/** The promise to a visitor is about to be broken. */
export function warningMail(lead: LeadOfMail, hours: number, desk: string | null): MailDraft | null {
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
			{ kind: "facts", facts: officeTimes(dueOf(lead)) },
			{ kind: "heading", text: facts.sent },
			{ kind: "quote", facts: kind.facts(lead) },
			...restInMailbox(lead),
			{ kind: "facts", facts: aboutLead(lead, kind.subject(lead)) },
			...markAsAnswered(lead, desk),
		],
	};
}

/** Whether no mail has told the one who registered for a session how to join it. */
function lacksJoinUrl({ values }: LeadOfMail): boolean {
	const webinar = webinarsIn(pageLocale).find(({ slug }) => slug === values["webinar"]);
	return webinar?.format === "live" && webinar.joinUrl === undefined;
}

/** Says of a mail that was cut where the rest of it is. */
function restInMailbox({ isCut }: { readonly isCut: boolean }): MailBlock[] {
	return isCut ? [{ kind: "paragraph", text: mailMessagesIn(pageLocale).team.answer.cut }] : [];
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

/** How a lead is marked as answered: at the desk, or by a command where no address of the desk is known. */
function markAsAnswered({ id, reference }: LeadOfMail, desk: string | null): MailBlock[] {
	const { warning, atDesk } = mailMessagesIn(pageLocale).team;
	if (desk === null)
		return [
			{ kind: "paragraph", text: warning.done },
			{ kind: "command", text: `npm run leads -- replied ${reference}` },
		];
	return [
		{ kind: "button", label: atDesk.lead, href: leadAtDesk(desk, id) },
		{ kind: "paragraph", text: atDesk.done },
	];
}

/** By when a person replies: after an answer, counted from that. */
function dueOf({ replyDueAt, dueAt }: LeadOfMail): Date {
	return replyDueAt ?? dueAt;
}
