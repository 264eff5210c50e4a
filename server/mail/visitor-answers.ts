import { type Kysely, sql, type Transaction } from "kysely";
import { day } from "#domain/durations.ts";
import type { MailPurpose } from "#domain/mail/mail-purpose.ts";
import { type OutboxState, outboxStates } from "#domain/outbox/outbox-states.ts";
import { latestMoment } from "#server/database/leases.ts";
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

/**
 * Whether an address has had as many answers within a day as it gets. Those with a plus sign count together with the address that they
 * lead to. That one's first answer of the day is not compared with theirs: it is what nearly all who write get.
 */
export async function hasEnoughAnswers(
	transaction: Transaction<Tables>,
	recipient: string,
	now: Date,
): Promise<boolean> {
	const since = new Date(now.getTime() - day).toISOString();
	const answers = transaction
		.selectFrom("outbox")
		.select("id")
		.where("created_at", ">", since)
		.where("created_at", "<=", latestMoment(now))
		.where("purpose", "in", answerPurposes)
		.limit(maxAnswersPerDay);
	const own = await answers.where("recipient", "=", recipient).execute();
	if (own.length === maxAnswersPerDay) return true;
	const mailbox = mailboxOf(recipient);
	if (own.length === 0 && mailbox.address === recipient) return false;
	// By the index of what is due, which leaves few to compare: no answer is due before it is queued.
	const ofMailbox = answers
		.where("kind", "=", "mail")
		.where("state", "in", outboxStates)
		.where("next_try_at", ">", since)
		.where(({ eb, or }) =>
			or([
				eb("recipient", "=", mailbox.address),
				sql<boolean>`recipient like ${mailbox.pattern} escape '\\'`,
			]),
		);
	return (await ofMailbox.execute()).length === maxAnswersPerDay;
}

/** The mailbox that an address leads to, without what follows a plus sign, and the pattern of all such addresses of it. */
function mailboxOf(recipient: string): { readonly address: string; readonly pattern: string } {
	const at = recipient.lastIndexOf("@");
	// What begins with the plus sign has no other name.
	const name = recipient.slice(0, at).replace(/(?<=.)\+.*$/s, "");
	const domain = recipient.slice(at);
	const literally = (text: string) => text.replace(/[\\%_]/g, "\\$&");
	return { address: `${name}${domain}`, pattern: `${literally(name)}+%${literally(domain)}` };
}
