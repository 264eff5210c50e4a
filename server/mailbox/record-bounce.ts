import type { Transaction } from "kysely";
import type { OutboxState } from "#domain/outbox/outbox-states.ts";
import type { Tables } from "#server/database/tables.ts";
import { refuseReply } from "#server/desk/replies/refused-reply.ts";
import { recordEvent } from "#server/leads/lead-events.ts";
import { survivingLead } from "#server/leads/surviving-lead.ts";
import { comparedAddress } from "#server/mail/compared-address.ts";
import { replyPurpose } from "#server/mail/reply-mail.ts";
import type { BounceReport } from "#server/mailbox/received-mail.ts";

/** What has left, as far as the service knows. */
const onItsWay: readonly OutboxState[] = ["sending", "sent", "undecided"];

/** Notes that a mail came back; false when it is none of the service's, names another recipient, or was not given up. */
export async function recordBounce(
	transaction: Transaction<Tables>,
	{ messageId, isFinal, recipients, problem }: BounceReport,
	at: Date,
): Promise<boolean> {
	if (messageId === null || !isFinal) return false;
	const mail = await transaction
		.selectFrom("outbox")
		.select(["id", "lead_id", "recipient", "purpose", "details"])
		.where("message_id", "=", messageId)
		.where("state", "in", onItsWay)
		.executeTakeFirst();
	if (mail === undefined) return false;
	// The Message-ID is known to all who were sent a copy.
	if (mail.recipient !== null && !recipients.map(comparedAddress).includes(comparedAddress(mail.recipient)))
		return false;
	await transaction
		.updateTable("outbox")
		.set({
			...{ state: "bounced" as const, problem, settled_at: at.toISOString() },
			// A second try is a mail of its own: the same Message-ID would be taken for the mail that came back.
			...{ message: null, envelope: null, lease: null, lease_until: null },
		})
		.where("id", "=", mail.id)
		.execute();
	const { purpose, details } = mail;
	if (purpose === replyPurpose && details !== null && (await refuseReply(transaction, details, problem, at)))
		return true;
	const lead = mail.lead_id === null ? null : await survivingLead(transaction, mail.lead_id);
	if (lead === null) return true;
	const to = mail.recipient ?? recipients[0] ?? "";
	await recordEvent(transaction, lead, { person: null, at }, { kind: "bounced", mail: mail.id, to, problem });
	return true;
}
