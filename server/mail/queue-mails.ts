import type { Expression, ExpressionBuilder, Insertable, SqlBool, Transaction } from "kysely";
import { isTeamMail } from "#domain/mail/mail-purpose.ts";
import {
	type LeadToNotify,
	mailsOfClearedLead,
	mailsOfLead,
	type PlannedMail,
	soonAfter,
	warningsOf,
} from "#domain/mail/mails-of-lead.ts";
import type { OutboxTable, Tables } from "#server/database/tables.ts";
import type { LeadRow } from "#server/leads/inbox-columns.ts";
import { comparedAddress } from "#server/mail/compared-address.ts";
import { hasEnoughAnswers, isAnswer } from "#server/mail/visitor-answers.ts";

export interface LeadOfMails extends LeadToNotify {
	readonly id: string;
	readonly reference: string;
	/** The visitor's address. */
	readonly email: string;
	/** Whether the browser has done the work for the form: without it, the receipt repeats nothing of what was sent. */
	readonly hasProof: boolean;
}

/**
 * Stores the mails that a new lead causes, in the lead's own transaction: with it, or not at all. Returns whether one of them
 * answers the visitor.
 */
export async function queueMailsOfLead(
	transaction: Transaction<Tables>,
	lead: LeadOfMails,
): Promise<boolean> {
	const mails = await withinLimit(transaction, lead, mailsOfLead(lead), lead.receivedAt);
	const rows = mails.map((mail) => rowOfLead(mail, lead, lead.receivedAt));
	if (rows.length > 0) await transaction.insertInto("outbox").values(rows).execute();
	return mails.some(isAnswer);
}

/** Stores what the visitor of a suspected lead still gets once a person says that it is none; nothing that was sent before. */
export async function queueMailsOfClearedLead(
	transaction: Transaction<Tables>,
	lead: LeadOfMails,
	now: Date,
): Promise<void> {
	for (const mail of await withinLimit(transaction, lead, mailsOfClearedLead(lead, now), now))
		await queueOnce(transaction, rowOfLead(mail, lead, now));
}

async function withinLimit(
	transaction: Transaction<Tables>,
	{ email }: LeadOfMails,
	planned: readonly PlannedMail[],
	now: Date,
): Promise<readonly PlannedMail[]> {
	const isFlood =
		planned.some(isAnswer) && (await hasEnoughAnswers(transaction, comparedAddress(email), now));
	return isFlood ? planned.filter((mail) => !isAnswer(mail)) : planned;
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
		await queueOnce(transaction, row, (eb) => eb("outbox.give_up_at", "<>", row.give_up_at));
	}
}

type OutboxRow = ReturnType<typeof rowOf> &
	Pick<Insertable<OutboxTable>, "lead_id" | "recipient" | "details">;
type Condition = (eb: ExpressionBuilder<Tables, "outbox">) => Expression<SqlBool>;

/** Stores a mail, or stores it again where it was cancelled. @param isNews which other mail of its kind is replaced */
async function queueOnce(
	transaction: Transaction<Tables>,
	row: OutboxRow,
	isNews: Condition = (eb) => eb.lit(false),
): Promise<void> {
	const unsent = { envelope: null, message: null, message_id: null, handed_over_at: null, lease: null };
	await transaction
		.insertInto("outbox")
		.values(row)
		.onConflict((conflict) =>
			conflict
				.column("id")
				.doUpdateSet({ ...row, ...unsent, lease_until: null, problem: null, settled_at: null })
				.where((eb) => eb.or([isNews(eb), eb("outbox.state", "=", "cancelled")])),
		)
		.execute();
}

function rowOfLead(mail: PlannedMail, lead: LeadOfMails, now: Date): OutboxRow {
	return {
		...rowOf(mail, lead.reference, now),
		lead_id: lead.id,
		recipient: isTeamMail(mail.purpose) ? null : comparedAddress(lead.email),
		details: JSON.stringify({ hasProof: lead.hasProof }),
	};
}

/** @param subject the reference of the lead or the day that it is about */
export function rowOf({ purpose, dueAt, giveUpAt }: PlannedMail, subject: string, now: Date) {
	return {
		id: `${subject}.${purpose}`,
		kind: "mail",
		purpose,
		state: "waiting" as const,
		created_at: now.toISOString(),
		next_try_at: dueAt.toISOString(),
		give_up_at: giveUpAt.toISOString(),
		attempts: 0,
	};
}
