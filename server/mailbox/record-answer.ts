import type { Transaction } from "kysely";
import type { LeadEvent } from "#domain/desk/timeline.ts";
import { dueAt } from "#domain/leads/deadlines.ts";
import { isUnanswered } from "#domain/leads/lead.ts";
import type { Tables } from "#server/database/tables.ts";
import { recordEvent } from "#server/leads/lead-events.ts";
import { leadOfRow } from "#server/leads/lead-of-row.ts";
import { addSearchedText } from "#server/leads/lead-texts.ts";
import { reopenLead } from "#server/leads/reopen-lead.ts";
import { queueAnswerMail } from "#server/mail/queue-mails.ts";
import type { LeadOfMail } from "#server/mailbox/find-lead.ts";
import type { ReceivedMail } from "#server/mailbox/received-mail.ts";

/** Adds a mail to its lead. What a person wrote opens the lead again; what a program wrote is only shown. */
export async function recordAnswer(
	transaction: Transaction<Tables>,
	{ answered, lead: before }: LeadOfMail,
	mail: ReceivedMail,
	at: Date,
): Promise<void> {
	const metadata = { person: null, at };
	const { subject, text, isAutomatic, isCut, attachments, copied } = mail;
	const from = mail.from?.address ?? "";
	const what: LeadEvent = {
		...{ kind: "answer", from, subject, text, isAutomatic, isCut },
		attachments: [...attachments],
		...(copied.length > 0 && { copied: [...copied] }),
	};
	// At the lead that it answers, so that it goes with that one when the two are separated.
	await rememberMessage(transaction, answered, mail);
	await addSearchedText(transaction, before.id, [subject, text, ...copied].join(" "));
	if (isAutomatic) {
		await recordEvent(transaction, before, metadata, what);
		return;
	}
	// The time for which a lead is stored counts from here again.
	const contact = { last_contact_at: at.toISOString(), erasure_announced_at: null };
	const { row } = await recordEvent(transaction, before, metadata, what, contact);
	// What is owed already stays due when it was.
	const owed = isUnanswered(leadOfRow(row).state) ? row.reply_due_at : null;
	const due = owed ?? dueAt(mail.arrivedAt).toISOString();
	const mergedLead = answered === before.id ? undefined : answered;
	const { state } = await reopenLead(transaction, row, metadata, due, { mergedLead, isAnswer: true });
	if (owed === null && state !== "spam") await queueAnswerMail(transaction, row, at);
}

/** Lets a reply go on with the mail's conversation. */
export async function rememberMessage(
	transaction: Transaction<Tables>,
	lead: string,
	{ id, messageId, arrivedAt }: ReceivedMail,
): Promise<void> {
	if (messageId === null) return;
	const row = { id, lead_id: lead, message_id: messageId, arrived_at: arrivedAt.toISOString() };
	await transaction.insertInto("lead_answers").values(row).execute();
}
