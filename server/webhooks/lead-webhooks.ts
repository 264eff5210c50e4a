import type { Kysely } from "kysely";
import type { LeadEvent } from "#domain/desk/timeline.ts";
import type { LeadState } from "#domain/leads/lead.ts";
import type { Tables } from "#server/database/tables.ts";
import type { LeadRow } from "#server/leads/inbox-columns.ts";
import { judgementOfRow, leadOfRow } from "#server/leads/lead-of-row.ts";
import { readinessSummary } from "#server/leads/readiness-summary.ts";
import { queueEvent } from "#server/webhooks/queue-webhooks.ts";

/**
 * Queues `lead.received`. Of a suspected lead nothing is sent before a person finds that it is no spam.
 * @param reply the id of a reply from the desk by which a person has found that
 */
export async function queueLeadReceived(
	transaction: Kysely<Tables>,
	row: Pick<LeadRow, "id" | "reference" | "state" | "received_at">,
	at: Date,
	reply?: string,
): Promise<void> {
	if (row.state === "spam") return;
	const { reference: name, id: leadId } = row;
	await queueEvent(transaction, "lead.received", {
		name,
		leadId,
		reply,
		at,
		event: () => receivedEvent(row),
	});
}

/** Queues what programs hear of an event: `lead.changed`, `lead.replied`, or `lead.received` of what was no spam. */
export async function queueLeadChange(
	transaction: Kysely<Tables>,
	before: Pick<LeadRow, "state">,
	row: LeadRow,
	what: LeadEvent,
	at: Date,
): Promise<void> {
	if (row.is_sample === 1) return;
	const [from, to] = [judgementOfRow({ ...row, state: before.state }).state, judgementOfRow(row).state];
	if (what.kind === "reply-taken-back") return cancelReply(transaction, row.id, what.mail, to);
	const reply = what.kind === "reply" ? what.mail : undefined;
	if (from === to && reply === undefined) return;
	if (from === "spam") await queueLeadReceived(transaction, row, at, reply);
	if (to === "replied" || reply !== undefined) return queueLeadReplied(transaction, row, at, reply);
	const { id: leadId, reference, form, last_event: number } = row;
	await queueEvent(transaction, "lead.changed", {
		name: `${reference}.${number}`,
		leadId,
		at,
		event: () => ({
			type: "lead.changed",
			timestamp: at.toISOString(),
			data: { reference, form, from, to },
		}),
	});
}

/** Queues `lead.erased`, after which nothing else about the lead is left to send. */
export async function queueLeadErased(
	transaction: Kysely<Tables>,
	reference: string,
	at: Date,
): Promise<void> {
	await queueEvent(transaction, "lead.erased", {
		name: reference,
		leadId: null,
		at,
		event: () => ({ type: "lead.erased", timestamp: at.toISOString(), data: { reference } }),
	});
}

function receivedEvent(row: object) {
	const lead = leadOfRow(row);
	const { reference, form, state, page, values, receivedAt, dueAt } = lead;
	const summary = readinessSummary(lead);
	return {
		type: "lead.received",
		timestamp: receivedAt.toISOString(),
		data: {
			...{ reference, form, state, page, values },
			receivedAt: receivedAt.toISOString(),
			replyDueAt: dueAt.toISOString(),
			readiness: summary && { score: summary.score, stage: summary.stage },
		},
	} as const;
}

/** @param reply the id of one that is sent from the desk */
async function queueLeadReplied(
	transaction: Kysely<Tables>,
	{ id: leadId, reference, form, last_event: number }: LeadRow,
	at: Date,
	reply?: string,
): Promise<void> {
	await queueEvent(transaction, "lead.replied", {
		name: `${reference}.${number}`,
		leadId,
		at,
		reply,
		event: () => ({ type: "lead.replied", timestamp: at.toISOString(), data: { reference, form } }),
	});
}

/** Of a lead that is suspected again, nothing is sent that a reply has caused. A later reply that goes on keeps it received. */
async function cancelReply(
	transaction: Kysely<Tables>,
	leadId: string,
	reply: string,
	state: LeadState,
): Promise<void> {
	const waiting = transaction
		.deleteFrom("outbox")
		.where("kind", "=", "webhook")
		.where("lead_id", "=", leadId)
		.where("state", "=", "waiting");
	await waiting.where("purpose", "=", "lead.replied").where("details", "=", reply).execute();
	if (state === "spam")
		await waiting.where("purpose", "=", "lead.received").where("details", "is not", null).execute();
}
