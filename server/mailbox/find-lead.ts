import type { Kysely } from "kysely";
import { referenceInText } from "#domain/leads/reference.ts";
import type { Tables } from "#server/database/tables.ts";
import type { LeadRow } from "#server/leads/inbox-columns.ts";
import { survivingLead } from "#server/leads/surviving-lead.ts";
import { comparedAddress } from "#server/mail/compared-address.ts";
import type { ReceivedMail } from "#server/mailbox/received-mail.ts";

/** Where a mail belongs. */
export interface LeadOfMail {
	/** The id of the lead whose mail it answers. */
	readonly answered: string;
	/** The same lead, or the one that it was merged into. */
	readonly lead: LeadRow;
}

/**
 * The lead that a mail belongs to: it answers a mail of that lead, and comes from its person. Either alone would let a stranger
 * write into another's lead. Null when there is none.
 */
export async function findLeadOfMail(
	kysely: Kysely<Tables>,
	{ conversation, from }: Pick<ReceivedMail, "conversation" | "from">,
): Promise<LeadOfMail | null> {
	if (from === null) return null;
	const sender = comparedAddress(from.address);
	const own = (await answeredMails(kysely, conversation)).find(
		({ recipient, email }) =>
			comparedAddress(recipient ?? "") === sender || comparedAddress(email) === sender,
	);
	if (own === undefined) return null;
	const lead = await survivingLead(kysely, own.lead);
	return lead === null ? null : { answered: own.lead, lead };
}

/**
 * The id of the lead that a mail names although it may not belong to it: by the mails that it answers, or by a reference in its
 * subject. Only a person can say whether it is the same person's.
 */
export async function findNamedLead(
	kysely: Kysely<Tables>,
	{ conversation, subject }: Pick<ReceivedMail, "conversation" | "subject">,
): Promise<string | null> {
	const [answered] = await answeredMails(kysely, conversation);
	if (answered !== undefined) return answered.lead;
	const [reference] = referenceInText.exec(subject) ?? [];
	if (reference === undefined) return null;
	const named = kysely.selectFrom("leads").select("id").where("reference", "=", reference.toUpperCase());
	return (await named.executeTakeFirst())?.id ?? null;
}

interface AnsweredMail {
	readonly lead: string;
	/** The address of the lead by now. */
	readonly email: string;
	/** To whom it went; null for one that came. */
	readonly recipient: string | null;
	readonly at: string;
}

/** The mails of leads that a mail answers, the newest first. */
async function answeredMails(
	kysely: Kysely<Tables>,
	conversation: readonly string[],
): Promise<AnsweredMail[]> {
	if (conversation.length === 0) return [];
	const sent = await kysely
		.selectFrom("outbox")
		.innerJoin("leads", "leads.id", "outbox.lead_id")
		.select(["leads.id as lead", "leads.email as email", "outbox.recipient as recipient"])
		.select("outbox.created_at as at")
		.where("outbox.message_id", "in", conversation)
		.execute();
	const received = await kysely
		.selectFrom("lead_answers")
		.innerJoin("leads", "leads.id", "lead_answers.lead_id")
		.select(["leads.id as lead", "leads.email as email", "lead_answers.arrived_at as at"])
		.where("lead_answers.message_id", "in", conversation)
		.execute();
	const came = received.map((mail) => ({ ...mail, recipient: null }));
	return [...sent, ...came].sort((one, other) => (one.at > other.at ? -1 : 1));
}
