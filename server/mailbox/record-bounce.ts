import type { Transaction } from "kysely";
import type { OutboxState } from "#domain/outbox/outbox-states.ts";
import type { Tables } from "#server/database/tables.ts";
import { refuseReply } from "#server/desk/replies/refused-reply.ts";
import { recordEvent } from "#server/leads/lead-events.ts";
import { survivingLead } from "#server/leads/surviving-lead.ts";
import { comparedAddress } from "#server/mail/compared-address.ts";
import { replyPurpose } from "#server/mail/reply-mail.ts";
import type { BounceReport } from "#server/mailbox/received-mail.ts";
import { type OutboxItem, readEnvelope } from "#server/outbox/outbox-item.ts";

/** What has left, as far as the service knows. */
const onItsWay: readonly OutboxState[] = ["sending", "sent", "undecided"];

/** What has left for some of the team, if it came back. It still waits for the others, was given up for them, or came back from one. */
const partlySent: readonly OutboxState[] = ["waiting", "failed", "bounced"];

/** Notes that a mail came back; false when it is none of the service's, names another recipient, or was not given up. */
export async function recordBounce(
	transaction: Transaction<Tables>,
	{ messageId, isFinal, recipients, problem }: BounceReport,
	at: Date,
): Promise<boolean> {
	if (messageId === null || !isFinal) return false;
	const mail = await transaction
		.selectFrom("outbox")
		.select(["id", "lead_id", "recipient", "purpose", "details", "state", "envelope", "message"])
		.where("message_id", "=", messageId)
		.where("state", "in", [...onItsWay, ...partlySent])
		.executeTakeFirst();
	if (mail === undefined) return false;
	const envelope = mail.recipient === null ? teamEnvelope(mail, recipients) : null;
	if (partlySent.includes(mail.state)) {
		if (mail.recipient !== null) return false;
		await transaction.updateTable("outbox").set({ envelope }).where("id", "=", mail.id).execute();
		return noteOnLead(transaction, mail, recipients, problem, at);
	}
	// The Message-ID is known to all who were sent a copy.
	if (mail.recipient !== null && !recipients.map(comparedAddress).includes(comparedAddress(mail.recipient)))
		return false;
	await transaction
		.updateTable("outbox")
		.set({
			...{ state: "bounced" as const, problem, settled_at: at.toISOString() },
			// A second try is a mail of its own: the same Message-ID would be taken for the mail that came back.
			...{ message: null, envelope, lease: null, lease_until: null },
		})
		.where("id", "=", mail.id)
		.execute();
	const { purpose, details } = mail;
	if (purpose === replyPurpose && details !== null && (await refuseReply(transaction, details, problem, at)))
		return true;
	await noteOnLead(transaction, mail, recipients, problem, at);
	return true;
}

/** What the outbox holds of a mail to the team, with those whom it now came back from, so that another try goes to them. */
function teamEnvelope(
	{ state, envelope, message }: Pick<OutboxItem, "state" | "envelope" | "message">,
	recipients: BounceReport["recipients"],
): string | null {
	// As an older version has left it.
	if (envelope === null) return null;
	const { from, to, cameBack } = readEnvelope(envelope);
	const compared = recipients.map(comparedAddress);
	const known = to.filter((address) => compared.includes(comparedAddress(address)));
	const named = known.length > 0 ? known : recipients;
	if (partlySent.includes(state) && message !== null)
		return JSON.stringify({ from, to, cameBack: union(cameBack ?? [], named) });
	// A try that has no answer yet may have reached none of them.
	return JSON.stringify({ from, to: state === "sent" ? named : union(to, named) });
}

function union(some: readonly string[], others: readonly string[]): string[] {
	return [...new Set([...some, ...others])];
}

/** False when the mail has no lead whose timeline could say it. */
async function noteOnLead(
	transaction: Transaction<Tables>,
	{ id, lead_id, recipient }: Pick<OutboxItem, "id" | "lead_id" | "recipient">,
	recipients: BounceReport["recipients"],
	problem: string,
	at: Date,
): Promise<boolean> {
	const lead = lead_id === null ? null : await survivingLead(transaction, lead_id);
	if (lead === null) return false;
	const to = recipient ?? recipients[0] ?? "";
	await recordEvent(transaction, lead, { person: null, at }, { kind: "bounced", mail: id, to, problem });
	return true;
}
