import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { takeBackSeconds } from "#domain/desk/replies.ts";
import { maxRetryTime } from "#domain/outbox/retry.ts";
import type { WebhookEvent, WebhookTopic } from "#domain/webhooks/webhook-event.ts";
import type { Tables } from "#server/database/tables.ts";
import type { StoredMessage } from "#server/outbox/outbox-item.ts";
import { listEndpoints } from "#server/webhooks/endpoints.ts";
import { switchedOff } from "#server/webhooks/switch-endpoint.ts";

interface QueuedEvent {
	/** The lead's reference and what tells this event from others of its kind; the same one is never queued twice. */
	readonly name: string;
	/** The lead whose erasure takes it along; null for what outlives the lead. */
	readonly leadId: string | null;
	/** The id of the reply that it is about: it is sent once that can't be taken back, and is deleted with it. */
	readonly reply?: string | undefined;
	/** When it is told, which can be long after it happened. */
	readonly at: Date;
	/** Asked for the payload only where an endpoint wants it. */
	readonly event: () => WebhookEvent;
}

/**
 * Stores an event for every endpoint that wants it, in the transaction of what happened: with it, or not at all. The bytes and
 * the id are those of every try. An erasure is stored as failed for one that is switched off, so that a person can have it
 * told later: a receiver may still have the lead.
 */
export async function queueEvent(
	transaction: Kysely<Tables>,
	topic: WebhookTopic,
	{ name, leadId, reply, at, event }: QueuedEvent,
): Promise<void> {
	const endpoints = await listEndpoints(transaction);
	const wanting = endpoints.filter(
		({ state, topics }) =>
			(state === "on" || topic === "lead.erased") && (topics === null || topics.includes(topic)),
	);
	if (wanting.length === 0) return;
	const made = event();
	const dueAt = reply === undefined ? at : new Date(at.getTime() + takeBackSeconds * 1000);
	const rows = wanting.map(({ id, state }) => ({
		id: `${name}.${made.type}.${id}`,
		kind: "webhook",
		purpose: made.type,
		lead_id: leadId,
		recipient: id,
		details: reply ?? null,
		...(state === "on" ? { state: "waiting" as const } : { ...switchedOff, settled_at: at.toISOString() }),
		created_at: at.toISOString(),
		next_try_at: dueAt.toISOString(),
		give_up_at: new Date(dueAt.getTime() + maxRetryTime).toISOString(),
		attempts: 0,
		envelope: JSON.stringify({ from: "", to: [id] } satisfies StoredMessage["envelope"]),
		message_id: `msg_${randomUUID().replaceAll("-", "")}`,
		message: JSON.stringify(made),
	}));
	await transaction
		.insertInto("outbox")
		.values(rows)
		.onConflict((conflict) => conflict.column("id").doNothing())
		.execute();
}
