import type { Database } from "#server/database/database.ts";
import { composeMessage } from "#server/mail/compose-message.ts";
import type { DkimKey } from "#server/mail/dkim-key.ts";
import type { MailSettings } from "#server/mail/mail-settings.ts";
import { answerPurposes } from "#server/mail/visitor-answers.ts";
import type { OutboxItem, Preparation } from "#server/outbox/outbox-item.ts";

/** The purpose of a reply that a person wrote at the desk. Its `details` hold the id of the reply. */
export const replyPurpose = "reply";

interface ReplyParts {
	readonly database: Database;
	readonly mail: MailSettings;
	readonly dkim: DkimKey | null;
}

/** A reply as plain text, in its author's name, to the address that was frozen when it was queued, or when a person had it sent again. */
export async function prepareReply(
	{ database: { kysely }, mail, dkim }: ReplyParts,
	item: OutboxItem,
	now: Date,
): Promise<Preparation> {
	const reply = await kysely
		.selectFrom("lead_replies")
		.innerJoin("desk_people", "desk_people.id", "lead_replies.person_id")
		.innerJoin("leads", "leads.id", "lead_replies.lead_id")
		.select(["recipient", "subject", "content", "desk_people.name as author", "lead_replies.state as state"])
		.select("is_sample")
		.where("lead_replies.id", "=", item.details)
		.executeTakeFirst();
	if (reply === undefined || reply.state === "cancelled")
		return { kind: "superfluous", why: "The reply was taken back." };
	if (reply.is_sample === 1) return { kind: "sent", text: "It is a sample: nothing was sent." };
	const message = await composeMessage({
		mail: { subject: reply.subject, text: reply.content, html: "", calendar: null },
		from: { name: reply.author, address: mail.from.address },
		to: [{ name: "", address: reply.recipient }],
		replyTo: null,
		now,
		dkim,
		conversation: await conversationOf(kysely, item),
	});
	return { kind: "message", ...message };
}

/** The mails to and from the visitor that went before, by which a mail program shows them as one conversation. */
async function conversationOf(kysely: Database["kysely"], item: OutboxItem): Promise<string[]> {
	const sent = await kysely
		.selectFrom("outbox")
		.select(["message_id as messageId", "created_at as at"])
		.where("lead_id", "=", item.lead_id)
		.where("recipient", "=", item.recipient)
		.where("state", "=", "sent")
		.where("purpose", "in", [...answerPurposes, replyPurpose])
		.execute();
	const parts = kysely.selectFrom("leads").select("id").where("merged_into", "=", item.lead_id);
	const received = await kysely
		.selectFrom("lead_answers")
		.select(["message_id as messageId", "arrived_at as at"])
		.where(({ eb, or }) => or([eb("lead_id", "=", item.lead_id), eb("lead_id", "in", parts)]))
		.execute();
	return [...sent, ...received]
		.sort((one, other) => (one.at < other.at ? -1 : 1))
		.flatMap(({ messageId }) => messageId ?? []);
}
