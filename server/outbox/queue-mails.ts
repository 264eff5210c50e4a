import type { Transaction } from "kysely";
import { day } from "#domain/durations.ts";
import { isTeamMail, type MailPurpose } from "#domain/mail/mail-purpose.ts";
import {
	type LeadToNotify,
	mailsOfLead,
	type PlannedMail,
	soonAfter,
	warningsOf,
} from "#domain/mail/mails-of-lead.ts";
import type { Tables } from "#server/database/tables.ts";
import type { LeadRow } from "#server/leads/inbox-columns.ts";
import type { OutboxState } from "#server/outbox/outbox-item.ts";

/** Answers that one address gets in a day: a form can be filled in with another person's address, many times. */
const maxAnswersPerDay = 5;
const answers: readonly MailPurpose[] = ["receipt", "paper-link", "webinar-confirmation"];

export interface LeadOfMails extends LeadToNotify {
	readonly id: string;
	readonly reference: string;
	/** The visitor's address. */
	readonly email: string;
	/** Whether the browser has done the work for the form: without it, the receipt repeats nothing of what was sent. */
	readonly hasProof: boolean;
}

/** Stores the mails that a new lead causes, in the lead's own transaction: with it, or not at all. */
export async function queueMailsOfLead(transaction: Transaction<Tables>, lead: LeadOfMails): Promise<void> {
	const recipient = lead.email.toLowerCase();
	const planned = mailsOfLead(lead);
	const isFlood = planned.length > 0 && (await hasEnoughAnswers(transaction, recipient, lead.receivedAt));
	const mails = isFlood ? planned.filter(({ purpose }) => isTeamMail(purpose)) : planned;
	if (mails.length === 0) return;
	const rows = mails.map((mail) => ({
		...rowOf(mail, lead.reference, lead.receivedAt),
		lead_id: lead.id,
		recipient: isTeamMail(mail.purpose) ? null : recipient,
		details: JSON.stringify({ hasProof: lead.hasProof }),
	}));
	await transaction.insertInto("outbox").values(rows).execute();
}

/** Tells the team of an answer that opened a lead again. @param lead as the event of the answer left it */
export async function queueAnswerMail(
	transaction: Transaction<Tables>,
	{ id, reference, last_event: event }: Pick<LeadRow, "id" | "reference" | "last_event">,
	now: Date,
): Promise<void> {
	const row = rowOf(soonAfter("team-answer", now), reference, now);
	const details = `${id}.${event}`;
	await transaction
		.insertInto("outbox")
		.values({ ...row, id: `${row.id}.${event}`, lead_id: id, details })
		.execute();
}

/** Has the team warned of a reply that is due at another time than before. What was sent for this time is not sent again. */
export async function queueWarnings(
	transaction: Transaction<Tables>,
	lead: { readonly id: string; readonly reference: string },
	dueAt: Date,
	now: Date,
): Promise<void> {
	for (const mail of warningsOf({ dueAt }).filter(({ giveUpAt }) => giveUpAt > now)) {
		const row = { ...rowOf(mail, lead.reference, now), lead_id: lead.id };
		const unsent = { envelope: null, message: null, message_id: null, handed_over_at: null, lease: null };
		await transaction
			.insertInto("outbox")
			.values(row)
			.onConflict((conflict) =>
				conflict
					.column("id")
					.doUpdateSet({ ...row, ...unsent, lease_until: null, problem: null, settled_at: null })
					.where(({ or, eb }) =>
						or([
							eb("outbox.give_up_at", "<>", row.give_up_at),
							eb("outbox.state", "=", "cancelled" satisfies OutboxState),
						]),
					),
			)
			.execute();
	}
}

/** @param subject the reference of the lead or the day that it is about */
export function rowOf({ purpose, dueAt, giveUpAt }: PlannedMail, subject: string, now: Date) {
	return {
		id: `${subject}.${purpose}`,
		kind: "mail",
		purpose,
		state: "waiting",
		created_at: now.toISOString(),
		next_try_at: dueAt.toISOString(),
		give_up_at: giveUpAt.toISOString(),
		attempts: 0,
	};
}

async function hasEnoughAnswers(
	transaction: Transaction<Tables>,
	recipient: string,
	now: Date,
): Promise<boolean> {
	const found = await transaction
		.selectFrom("outbox")
		.select("id")
		.where("recipient", "=", recipient)
		.where("created_at", ">", new Date(now.getTime() - day).toISOString())
		.where("purpose", "in", answers)
		.limit(maxAnswersPerDay)
		.execute();
	return found.length === maxAnswersPerDay;
}
