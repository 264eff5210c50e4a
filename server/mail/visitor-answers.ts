import type { Kysely, Transaction } from "kysely";
import { day } from "#domain/durations.ts";
import type { MailPurpose } from "#domain/mail/mail-purpose.ts";
import type { OutboxState } from "#domain/outbox/outbox-states.ts";
import type { Tables } from "#server/database/tables.ts";

/**
 * Answers that one address gets in a day: all papers, registrations for all sessions and a message by each other form, with some
 * to spare. There is a limit because a form can be filled in with another person's address, many times.
 */
const maxAnswersPerDay = 15;

/** The mails by which a visitor hears at once. */
export const answerPurposes: readonly MailPurpose[] = ["receipt", "paper-link", "webinar-confirmation"];
const unsent: readonly OutboxState[] = ["cancelled", "failed", "bounced"];

/** Whether a mail is one of them, which a receipt may promise. */
export function isAnswer({ purpose }: { readonly purpose: MailPurpose }): boolean {
	return answerPurposes.includes(purpose);
}

/** Whether the visitor of a lead gets, or has got, an answer by mail. */
export async function hasAnswer(kysely: Kysely<Tables>, leadId: string): Promise<boolean> {
	const found = await kysely
		.selectFrom("outbox")
		.select("id")
		.where("lead_id", "=", leadId)
		.where("purpose", "in", answerPurposes)
		.where("state", "not in", unsent)
		.executeTakeFirst();
	return found !== undefined;
}

/** Whether an address has had as many answers within a day as it gets. */
export async function hasEnoughAnswers(
	transaction: Transaction<Tables>,
	recipient: string,
	now: Date,
): Promise<boolean> {
	const found = await transaction
		.selectFrom("outbox")
		.select("id")
		.where("recipient", "=", recipient)
		.where("created_at", ">", new Date(now.getTime() - day).toISOString())
		.where("purpose", "in", answerPurposes)
		.limit(maxAnswersPerDay)
		.execute();
	return found.length === maxAnswersPerDay;
}
