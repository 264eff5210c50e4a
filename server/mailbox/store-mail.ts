import type { Transaction } from "kysely";
import type { Tables } from "#server/database/tables.ts";
import { findLeadOfMail } from "#server/mailbox/find-lead.ts";
import { insertMailLead } from "#server/mailbox/insert-mail-lead.ts";
import type { ReceivedMail } from "#server/mailbox/received-mail.ts";
import { recordAnswer } from "#server/mailbox/record-answer.ts";
import { recordBounce } from "#server/mailbox/record-bounce.ts";

/** What became of a mail. */
type MailOutcome = "read-before" | "own" | "bounce" | "answer" | "lead";

/**
 * Stores a mail where it belongs, once.
 * @param ownAddresses of the service and of the team, in lower case; what comes from there is no visitor's, nor what comes
 * from people of the desk
 */
export async function storeMail(
	transaction: Transaction<Tables>,
	received: ReceivedMail,
	ownAddresses: readonly string[],
	now: Date,
): Promise<MailOutcome> {
	// A mail from the future, by the clock of its server, has come now: it gives no more time to reply.
	const mail = received.arrivedAt < now ? received : { ...received, arrivedAt: now };
	if (!(await isNew(transaction, mail))) return "read-before";
	if (await isOwn(transaction, mail, ownAddresses)) return "own";
	if (mail.bounce !== null && (await recordBounce(transaction, mail.bounce, now))) return "bounce";
	const lead = await findLeadOfMail(transaction, mail);
	if (lead === null) {
		await insertMailLead(transaction, mail, now);
		return "lead";
	}
	await recordAnswer(transaction, lead, mail, now);
	return "answer";
}

/** One statement, so that of two services that read the same mail just one stores it. */
async function isNew(transaction: Transaction<Tables>, { id, arrivedAt }: ReceivedMail): Promise<boolean> {
	const { numInsertedOrUpdatedRows = 0n } = await transaction
		.insertInto("received_mails")
		.values({ id, arrived_at: arrivedAt.toISOString() })
		.onConflict((conflict) => conflict.column("id").doNothing())
		.executeTakeFirst();
	return numInsertedOrUpdatedRows > 0n;
}

/** People are invited while the service runs, so that each mail asks who they are. */
async function isOwn(
	transaction: Transaction<Tables>,
	{ from }: ReceivedMail,
	ownAddresses: readonly string[],
): Promise<boolean> {
	if (from === null) return false;
	const sender = from.address.toLowerCase();
	if (ownAddresses.includes(sender)) return true;
	const atDesk = transaction
		.selectFrom("desk_people")
		.select("id")
		.where("email", "=", sender)
		.where("removed_at", "is", null);
	return (await atDesk.executeTakeFirst()) !== undefined;
}
