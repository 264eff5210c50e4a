import type { Transaction } from "kysely";
import type { Database } from "#server/database/database.ts";
import type { Tables } from "#server/database/tables.ts";
import { findLead } from "#server/desk/leads/find-lead.ts";
import { leadOfRow } from "#server/leads/lead-of-row.ts";
import { survivingLead } from "#server/leads/surviving-lead.ts";
import { comparedAddress } from "#server/mail/compared-address.ts";
import { replyPurpose } from "#server/mail/reply-mail.ts";
import { retryItem } from "#server/outbox/list-outbox.ts";

/**
 * Has an email tried again, to the address that its lead has by now; false when there is none by that name that failed, is
 * undecided or bounced.
 */
export function retryMail(database: Database, id: string, now: Date): Promise<boolean> {
	return database.transaction(async (transaction) => {
		await forgetRefused(transaction, id);
		if (!(await retryItem(transaction, "mail", id, now))) return false;
		await readdress(transaction, id);
		return true;
	});
}

/** What was refused has reached no one, so it is written again, as things are by now. What may have arrived is sent again as it was. */
async function forgetRefused(transaction: Transaction<Tables>, id: string): Promise<void> {
	await transaction
		.updateTable("outbox")
		.set({ message: null })
		.where("id", "=", id)
		.where("kind", "=", "mail")
		.where("state", "=", "failed")
		.execute();
}

/** What an earlier try has stored is for the former address, so it goes. */
async function readdress(transaction: Transaction<Tables>, id: string): Promise<void> {
	const { purpose, recipient, lead_id, details } = await transaction
		.selectFrom("outbox")
		.select(["purpose", "recipient", "lead_id", "details"])
		.where("id", "=", id)
		.executeTakeFirstOrThrow();
	if (recipient === null || lead_id === null) return;
	const isReply = purpose === replyPurpose;
	// Any other email is written from its own lead, also where that was merged into another.
	const lead = isReply ? await survivingLead(transaction, lead_id) : await findLead(transaction, lead_id);
	const address = lead === null ? "" : String(leadOfRow(lead).values["email"] ?? "");
	const compared = comparedAddress(address);
	if (address === "" || compared === comparedAddress(recipient)) return;
	const change = { recipient: compared, envelope: null, message: null, message_id: null };
	await transaction.updateTable("outbox").set(change).where("id", "=", id).execute();
	if (!isReply) return;
	await transaction
		.updateTable("lead_replies")
		.set({ recipient: address })
		.where("id", "=", details)
		.execute();
}
