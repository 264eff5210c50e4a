import type { Kysely } from "kysely";
import type { Tables } from "#server/database/tables.ts";
import type { LeadRow } from "#server/leads/inbox-columns.ts";
import { survivingLead } from "#server/leads/surviving-lead.ts";
import type { ReceivedMail } from "#server/mailbox/received-mail.ts";

/**
 * The lead that a mail belongs to: it answers a mail of that lead, and comes from its person. Either alone would let a stranger
 * write into another's lead. Where the lead was merged, the one that it was merged into; null when there is none.
 */
export async function findLeadOfMail(
	kysely: Kysely<Tables>,
	{ conversation, from }: Pick<ReceivedMail, "conversation" | "from">,
): Promise<LeadRow | null> {
	if (from === null || conversation.length === 0) return null;
	const sender = from.address.toLowerCase();
	const sent = await kysely
		.selectFrom("outbox")
		.innerJoin("leads", "leads.id", "outbox.lead_id")
		.select(["leads.id as lead", "outbox.created_at as at"])
		.where("outbox.message_id", "in", conversation)
		.where(({ eb, or }) => or([eb("outbox.recipient", "=", sender), eb("leads.email", "=", sender)]))
		.execute();
	const received = await kysely
		.selectFrom("lead_answers")
		.innerJoin("leads", "leads.id", "lead_answers.lead_id")
		.select(["leads.id as lead", "lead_answers.arrived_at as at"])
		.where("lead_answers.message_id", "in", conversation)
		.where("leads.email", "=", sender)
		.execute();
	const newest = [...sent, ...received].sort((one, other) => (one.at > other.at ? -1 : 1))[0];
	return newest === undefined ? null : survivingLead(kysely, newest.lead);
}
