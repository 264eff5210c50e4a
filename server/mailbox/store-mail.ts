import type { Transaction } from "kysely";
import { isNewsletter } from "#domain/mail/automatic-mail.ts";
import { domainOf, type NamedAddress } from "#domain/mail/named-address.ts";
import type { Tables } from "#server/database/tables.ts";
import { comparedAddress, spellingsOf } from "#server/mail/compared-address.ts";
import { findLeadOfMail } from "#server/mailbox/find-lead.ts";
import { insertMailLead } from "#server/mailbox/insert-mail-lead.ts";
import type { ReceivedMail } from "#server/mailbox/received-mail.ts";
import { recordAnswer } from "#server/mailbox/record-answer.ts";
import { recordBounce } from "#server/mailbox/record-bounce.ts";

/** What became of a mail. */
type MailOutcome = "read-before" | "own" | "bounce" | "answer" | "lead";

/**
 * Stores a mail where it belongs, once.
 * @param ownAddresses of the service and of the team, as `comparedAddress` has them; what comes from there is no visitor's, nor what comes
 * from people of the desk
 */
export async function storeMail(
	transaction: Transaction<Tables>,
	received: ReceivedMail,
	ownAddresses: readonly string[],
	now: Date,
): Promise<MailOutcome> {
	// A mail from the future, by the clock of its server, has come now: it gives no more time to reply.
	const arrivedAt = received.arrivedAt < now ? received.arrivedAt : now;
	const ownHosts = ownAddresses.flatMap(spellingsOf).map((address) => domainOf({ address }));
	const from = senderOf(received, ownHosts);
	const own = await ownOf(transaction, { ...received, from }, ownAddresses);
	const isOwn = (address: string) => own.has(comparedAddress(address));
	// Not noted: a group may have written its address over that of a person, whose own mail is still to come.
	if (from !== null && isOwn(from.address)) return "own";
	if (!(await isNew(transaction, { ...received, arrivedAt }))) return "read-before";
	const copied = received.copied.filter((address) => !isOwn(address));
	const mail = { ...received, from, arrivedAt, copied };
	if (mail.bounce !== null && (await recordBounce(transaction, mail.bounce, now))) return "bounce";
	const place = await findLeadOfMail(transaction, mail);
	if (place === null) {
		// A list says nothing of a mail that answers one of ours: its person wrote it.
		const isAutomatic = mail.isAutomatic || isNewsletter(mail.lists, ownHosts);
		await insertMailLead(transaction, { ...mail, isAutomatic }, now);
		return "lead";
	}
	await recordAnswer(transaction, place, mail, now);
	return "answer";
}

/**
 * A group writes its own address in the place of a sender whose domain has DMARC, and names that one apart. Believed of our own
 * groups alone: a mail server looks at the first only.
 */
function senderOf(
	{ from, originalFrom, lists }: ReceivedMail,
	ownHosts: readonly string[],
): NamedAddress | null {
	if (from === null || originalFrom === null) return from;
	const group = from.address.toLowerCase();
	const isOwnGroup =
		ownHosts.includes(domainOf({ address: group })) && lists.includes(group.replace("@", "."));
	return isOwnGroup ? originalFrom : from;
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

/** Which addresses of a mail are the service's, the team's or the desk's. People are invited while the service runs, so that each mail asks. */
async function ownOf(
	transaction: Transaction<Tables>,
	{ from, copied }: ReceivedMail,
	ownAddresses: readonly string[],
): Promise<ReadonlySet<string>> {
	const named = [from?.address ?? "", ...copied];
	const atDesk = await transaction
		.selectFrom("desk_people")
		.select("email")
		.where("email", "in", named.flatMap(spellingsOf))
		.where("removed_at", "is", null)
		.execute();
	return new Set([...ownAddresses, ...atDesk.map(({ email }) => comparedAddress(email))]);
}
