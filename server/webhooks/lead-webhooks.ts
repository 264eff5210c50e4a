import type { Kysely } from "kysely";
import { takeBackSeconds } from "#domain/desk/replies.ts";
import type { LeadEvent } from "#domain/desk/timeline.ts";
import type { Tables } from "#server/database/tables.ts";
import type { LeadRow } from "#server/leads/inbox-columns.ts";
import { judgementOfRow, leadOfRow } from "#server/leads/lead-of-row.ts";
import { readinessSummary } from "#server/leads/readiness-summary.ts";
import { queueEvent } from "#server/webhooks/queue-webhooks.ts";

/** Queues `lead.received`. Of a suspected lead nothing is sent before a person finds that it is no spam. */
export async function queueLeadReceived(
	transaction: Kysely<Tables>,
	row: Pick<LeadRow, "id" | "reference" | "state" | "received_at">,
	at: Date,
): Promise<void> {
	if (row.state === "spam") return;
	const queued = { name: row.reference, leadId: row.id, dueAt: at };
	await queueEvent(transaction, "lead.received", { ...queued, event: () => receivedEvent(row) });
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
	if (what.kind === "reply-taken-back") return cancelLeadReplied(transaction, what.mail);
	const [from, to] = [judgementOfRow({ ...row, state: before.state }).state, judgementOfRow(row).state];
	if (what.kind === "reply") return queueLeadReplied(transaction, row, at, what.mail);
	if (from === to) return;
	if (from === "spam") await queueLeadReceived(transaction, row, at);
	if (to === "replied") return queueLeadReplied(transaction, row, at);
	const { id: leadId, reference, form, last_event: number } = row;
	await queueEvent(transaction, "lead.changed", {
		name: `${reference}.${number}`,
		leadId,
		dueAt: at,
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
		dueAt: at,
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

/** A reply can be taken back for a while, and is sent to programs only then. @param reply the id of one that is sent from the desk */
async function queueLeadReplied(
	transaction: Kysely<Tables>,
	{ id: leadId, reference, form, last_event: number }: LeadRow,
	at: Date,
	reply?: string,
): Promise<void> {
	await queueEvent(transaction, "lead.replied", {
		name: `${reference}.${number}`,
		leadId,
		...(reply !== undefined && { reply }),
		dueAt: new Date(at.getTime() + (reply === undefined ? 0 : takeBackSeconds * 1000)),
		event: () => ({ type: "lead.replied", timestamp: at.toISOString(), data: { reference, form } }),
	});
}

async function cancelLeadReplied(transaction: Kysely<Tables>, reply: string): Promise<void> {
	await transaction
		.deleteFrom("outbox")
		.where("kind", "=", "webhook")
		.where("details", "=", reply)
		.where("state", "=", "waiting")
		.execute();
}
