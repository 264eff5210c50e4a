import { randomBytes, randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import { hour } from "#domain/durations.ts";
import { dueAt } from "#domain/leads/deadlines.ts";
import { firstState } from "#domain/leads/lead.ts";
import { mailLead } from "#domain/leads/mail-lead.ts";
import type { SpamSignal } from "#domain/leads/spam-signals.ts";
import type { MailPurpose } from "#domain/mail/mail-purpose.ts";
import { latestMoment } from "#server/database/leases.ts";
import type { Tables } from "#server/database/tables.ts";
import { insertLead } from "#server/leads/insert-lead.ts";
import { queueMailsOfLead, queueWarnings } from "#server/mail/queue-mails.ts";
import { findNamedLead } from "#server/mailbox/find-lead.ts";
import type { ReceivedMail } from "#server/mailbox/received-mail.ts";
import { rememberMessage } from "#server/mailbox/record-answer.ts";
import { queueLeadReceived } from "#server/webhooks/lead-webhooks.ts";

/**
 * Leads by mail in an hour of which the team is told at once, and of which it is warned while no one has answered them: a flood
 * of them would be a flood of mails. The digest counts all.
 */
const maxPerHour = { "team-lead": 20, "reply-warning-1h": 100 } as const satisfies Partial<
	Record<MailPurpose, number>
>;

/** Makes a lead of a mail that belongs to none. What a program wrote waits in the spam view, where it can be looked at. */
export async function insertMailLead(
	transaction: Transaction<Tables>,
	mail: ReceivedMail,
	now: Date,
): Promise<void> {
	const id = randomUUID();
	const spamSignals = signalsOf(mail);
	const state = firstState(spamSignals);
	const { arrivedAt: receivedAt } = mail;
	const due = dueAt(receivedAt);
	const email = mail.from?.address ?? "";
	const isTold = !(await isFlood(transaction, "team-lead", now));
	const row = {
		id,
		token: randomBytes(16).toString("base64url"),
		form: mailLead.id,
		state,
		received_at: receivedAt.toISOString(),
		due_at: due.toISOString(),
		last_contact_at: now.toISOString(),
		page: null,
		time_zone: null,
		form_values: JSON.stringify(valuesOf(mail)),
		spam_signals: JSON.stringify(spamSignals),
		taken_on: null,
		model_version: null,
		erasure_announced_at: null,
	};
	const reference = await insertLead(transaction, row, {
		...{ storedAt: now, isCut: mail.isCut },
		names: await findNamedLead(transaction, mail),
	});
	await rememberMessage(transaction, id, mail);
	await queueLeadReceived(transaction, { ...row, reference }, now);
	if (!isTold) {
		if (state !== "spam" && !(await isFlood(transaction, "reply-warning-1h", now)))
			await queueWarnings(transaction, { id, reference }, due, now);
		return;
	}
	const lead = { id, reference, form: mailLead.id, state, email, hasProof: false, session: null };
	// The team hears of it from now on: it may have waited in the mailbox for long.
	await queueMailsOfLead(transaction, { ...lead, receivedAt: now, dueAt: due });
}

function signalsOf({ isAutomatic, isMarkedAsSpam, from }: ReceivedMail): SpamSignal[] {
	const signals: SpamSignal[] = [];
	if (isMarkedAsSpam) signals.push("marked-by-mail-server");
	// Without an address there is no one to answer.
	if (isAutomatic || from === null) signals.push("automatic-mail");
	return signals;
}

function valuesOf({ from, copied, subject, text, attachments }: ReceivedMail): Record<string, string> {
	const files = attachments.map(({ name, size }) => `${name} (${Math.ceil(size / 1000)} kB)`);
	const given = { name: from?.name ?? "", email: from?.address ?? "", subject, message: text };
	return {
		...given,
		...(copied.length > 0 && { copied: copied.join("\n") }),
		...(files.length > 0 && { attachments: files.join("\n") }),
	};
}

/** Whether enough such mails were queued in an hour, by when they were: after an outage many are read at once that came long ago. */
async function isFlood(
	transaction: Transaction<Tables>,
	purpose: keyof typeof maxPerHour,
	now: Date,
): Promise<boolean> {
	const max = maxPerHour[purpose];
	const found = await transaction
		.selectFrom("outbox")
		.innerJoin("leads", "leads.id", "outbox.lead_id")
		.select("outbox.id")
		.where("form", "=", mailLead.id)
		.where("purpose", "=", purpose)
		// As every mail to the team; the index begins with it.
		.where("recipient", "is", null)
		.where("created_at", ">", new Date(now.getTime() - hour).toISOString())
		.where("created_at", "<=", latestMoment(now))
		.limit(max)
		.execute();
	return found.length === max;
}
