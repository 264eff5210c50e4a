import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { longestRetry } from "#domain/mail/retry.ts";
import type { WebhookEvent, WebhookTopic } from "#domain/webhooks/webhook-event.ts";
import type { Tables } from "#server/database/tables.ts";
import type { StoredMessage } from "#server/outbox/outbox-item.ts";
import { type Endpoint, listEndpoints } from "#server/webhooks/endpoints.ts";

interface QueuedEvent {
	/** The lead's reference and what tells this event from others of its kind; the same one is never queued twice. */
	readonly name: string;
	/** The lead whose erasure takes it along; null for what outlives the lead. */
	readonly leadId: string | null;
	/** The reply that it is about, by whose id it can be taken back. */
	readonly reply?: string;
	readonly dueAt: Date;
	/** Asked for the payload only where an endpoint wants it. */
	readonly event: () => WebhookEvent;
}

/** Stores an event for every endpoint that wants it, in the transaction of what happened: with it, or not at all. */
export async function queueEvent(
	transaction: Kysely<Tables>,
	topic: WebhookTopic,
	queued: QueuedEvent,
): Promise<void> {
	const endpoints = await listEndpoints(transaction);
	const wanting = endpoints.filter(({ state, topics }) => state === "on" && topics.includes(topic));
	if (wanting.length > 0) await queueFor(transaction, wanting, queued);
}

/** Stores an event for some endpoints. The bytes and the id are those of every try. Returns the names in the outbox. */
export async function queueFor(
	kysely: Kysely<Tables>,
	endpoints: readonly Pick<Endpoint, "id">[],
	{ name, leadId, reply, dueAt, event }: QueuedEvent,
): Promise<string[]> {
	const made = event();
	const rows = endpoints.map(({ id }) => ({
		id: `${name}.${made.type}.${id}`,
		kind: "webhook",
		purpose: made.type,
		lead_id: leadId,
		recipient: id,
		details: reply ?? null,
		state: "waiting",
		created_at: made.timestamp,
		next_try_at: dueAt.toISOString(),
		give_up_at: new Date(dueAt.getTime() + longestRetry).toISOString(),
		attempts: 0,
		envelope: JSON.stringify({ from: "", to: [id] } satisfies StoredMessage["envelope"]),
		message_id: `msg_${randomUUID().replaceAll("-", "")}`,
		message: JSON.stringify(made),
	}));
	await kysely
		.insertInto("outbox")
		.values(rows)
		.onConflict((conflict) => conflict.column("id").doNothing())
		.execute();
	return rows.map(({ id }) => id);
}
