import type { Kysely } from "kysely";
import { takeBackSeconds } from "#domain/desk/replies.ts";
import type { LeadHappening } from "#domain/desk/timeline.ts";
import type { Tables } from "#server/database/tables.ts";
import type { LeadRow } from "#server/leads/inbox-columns.ts";
import { judgementOfRow, leadOfRow } from "#server/leads/lead-of-row.ts";
import { readinessSummary } from "#server/leads/readiness-summary.ts";
import { queueEvent } from "#server/webhooks/queue-webhooks.ts";

/** Tells of a new lead. Of one that is suspected nothing is told before a person finds that it is none. */
export async function tellReceived(
	transaction: Kysely<Tables>,
	row: Pick<LeadRow, "id" | "reference" | "state" | "received_at">,
	at: Date,
): Promise<void> {
	if (row.state === "spam") return;
	const queued = { name: row.reference, leadId: row.id, dueAt: at };
	await queueEvent(transaction, "lead.received", { ...queued, event: () => receivedEvent(row) });
}

/** Tells of what a person did to a lead, as far as programs hear of it. */
export async function tellChange(
	transaction: Kysely<Tables>,
	before: Pick<LeadRow, "state">,
	row: LeadRow,
	what: LeadHappening,
	at: Date,
): Promise<void> {
	if (row.is_sample === 1) return;
	if (what.kind === "reply-taken-back") return forgetReply(transaction, what.mail);
	const [from, to] = [judgementOfRow({ ...row, state: before.state }).state, judgementOfRow(row).state];
	if (what.kind === "reply") return tellReply(transaction, row, at, what.mail);
	if (from === to) return;
	if (from === "spam") await tellReceived(transaction, row, at);
	if (to === "replied") return tellReply(transaction, row, at);
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

/** Tells of an erasure, after which nothing else about the lead is left to send. */
export async function tellErased(transaction: Kysely<Tables>, reference: string, at: Date): Promise<void> {
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

/** A reply can be taken back for a while, and is told only then. @param reply the id of one that is sent from the desk */
async function tellReply(
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

async function forgetReply(transaction: Kysely<Tables>, reply: string): Promise<void> {
	await transaction
		.deleteFrom("outbox")
		.where("kind", "=", "webhook")
		.where("details", "=", reply)
		.where("state", "=", "waiting")
		.execute();
}
