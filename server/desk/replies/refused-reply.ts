import type { Transaction } from "kysely";
import { minute } from "#domain/durations.ts";
import { isUnanswered } from "#domain/leads/lead.ts";
import type { OutboxState } from "#domain/outbox/outbox-states.ts";
import type { Tables } from "#server/database/tables.ts";
import { findLead } from "#server/desk/leads/find-lead.ts";
import { type LeadBefore, readLeadBefore, writeLeadBefore } from "#server/desk/replies/lead-before.ts";
import { repliedPatch } from "#server/desk/replies/send-reply.ts";
import { contactBefore, passOn, type ReplyRow, stateBefore } from "#server/desk/replies/unreplied-patch.ts";
import type { LeadRow } from "#server/leads/inbox-columns.ts";
import { type EventMetadata, recordEvent } from "#server/leads/lead-events.ts";
import { leadOfRow } from "#server/leads/lead-of-row.ts";
import { reopenLead } from "#server/leads/reopen-lead.ts";
import { survivingLead } from "#server/leads/surviving-lead.ts";
import { replyPurpose } from "#server/mail/reply-mail.ts";
import type { OutboxItem } from "#server/outbox/outbox-item.ts";

/** What follows for a lead from what has become of a reply in the outbox. @param problem what the mail server said */
export async function settleReply(
	transaction: Transaction<Tables>,
	{ purpose, details }: OutboxItem,
	state: OutboxState,
	problem: string,
	at: Date,
): Promise<void> {
	if (purpose !== replyPurpose || details === null) return;
	if (state === "failed" || state === "cancelled") await refuseReply(transaction, details, problem, at);
	if (state !== "sent" && state !== "undecided") return;
	await acceptReply(transaction, details, at);
	await countFromLeaving(transaction, details, at);
}

/**
 * Notes that a reply did not reach its person. Unless a later one goes on, its lead owes an answer by the same time as before
 * the reply. False when there is no such reply, or it is known.
 */
export async function refuseReply(
	transaction: Transaction<Tables>,
	id: string,
	problem: string,
	at: Date,
): Promise<boolean> {
	const reply = await findReply(transaction, id, "waiting");
	if (reply === undefined) return false;
	await transaction.updateTable("lead_replies").set({ state: "refused" }).where("id", "=", id).execute();
	const metadata = { person: null, at };
	const lead = await findLead(transaction, reply.lead_id);
	const before = readLeadBefore(reply.lead_before);
	const later = before && (await passOn(transaction, reply, before));
	const patch = before === null ? {} : (later ?? contactBefore(lead, reply, before));
	const what = { kind: "bounced", mail: id, to: reply.recipient, problem } as const;
	const { row } = await recordEvent(transaction, lead, metadata, what, patch);
	if (before !== null && later === null) await reopen(transaction, row, metadata, before);
	return true;
}

/** Puts back what a lead owed before a reply. What was closed since, or marked as spam, stays so. */
async function reopen(
	transaction: Transaction<Tables>,
	row: LeadRow,
	metadata: EventMetadata,
	before: LeadBefore,
): Promise<void> {
	const { state: from } = leadOfRow(row);
	if (from === "won" || from === "lost" || from === "spam") return;
	const dueAt = before.reply_due_at;
	if (!isUnanswered(before.state) || dueAt === null) {
		const to = stateBefore(before, row.assignee);
		if (from !== "replied" || to === "replied") return;
		await recordEvent(
			transaction,
			row,
			metadata,
			{ kind: "state", from, to },
			{ state: to, reply_due_at: dueAt },
		);
		return;
	}
	await reopenLead(transaction, row, metadata, dueAt);
	const surviving = await survivingLead(transaction, row.id);
	if (surviving !== null && surviving.id !== row.id)
		await reopenLead(transaction, surviving, metadata, dueAt);
}

/** Notes that a reply that was refused before has left after all. */
async function acceptReply(transaction: Transaction<Tables>, id: string, at: Date): Promise<void> {
	const reply = await findReply(transaction, id, "refused");
	if (reply === undefined) return;
	const lead = await survivingLead(transaction, reply.lead_id);
	if (lead === null) return;
	const change = {
		state: "waiting" as const,
		queued_at: at.toISOString(),
		lead_before: writeLeadBefore(lead),
	};
	await transaction.updateTable("lead_replies").set(change).where("id", "=", id).execute();
	const author = transaction.selectFrom("desk_people").select("office").where("id", "=", reply.person_id);
	const { office } = await author.executeTakeFirstOrThrow();
	const what = { kind: "reply-resent", mail: id, to: reply.recipient } as const;
	const patch = repliedPatch(lead, { id: reply.person_id, office }, at);
	await recordEvent(transaction, lead, { person: null, at }, what, patch);
}

/** Milliseconds after which a reply that waited at the mail server counts from when it left, and not from the press of its button. */
const longWait = 10 * minute;

/** A reply that the mail server has put off for hours is no answer in time. */
async function countFromLeaving(transaction: Transaction<Tables>, id: string, at: Date): Promise<void> {
	const reply = await findReply(transaction, id, "waiting");
	if (reply === undefined || at.getTime() - Date.parse(reply.queued_at) < longWait) return;
	const surviving = await survivingLead(transaction, reply.lead_id);
	await transaction
		.updateTable("leads")
		.set({ first_reply_at: at.toISOString() })
		.where("id", "in", [reply.lead_id, surviving?.id ?? reply.lead_id])
		.where("first_reply_at", "=", reply.queued_at)
		.execute();
}

function findReply(
	transaction: Transaction<Tables>,
	id: string,
	state: "waiting" | "refused",
): Promise<ReplyRow | undefined> {
	return transaction
		.selectFrom("lead_replies")
		.selectAll()
		.where("id", "=", id)
		.where("state", "=", state)
		.executeTakeFirst();
}
