import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { minute } from "#domain/durations.ts";
import { endOfLease } from "#server/database/leases.ts";
import type { Tables } from "#server/database/tables.ts";
import type { OutboxItem, OutboxKind, StoredMessage } from "#server/outbox/outbox-item.ts";

/** Milliseconds for which an item belongs to the worker that has taken it: more than any try takes. */
export const leaseLength = 5 * minute;

/** Another worker has the item, because the lease of this one ran out. */
export class LostLeaseError extends Error {}

/** An item that this worker alone works on, as it is once it is taken. */
export interface ClaimedItem extends OutboxItem {
	readonly lease: string;
}

/**
 * Takes an item of a kind that a dead worker left behind, or else the one that has been due for the longest; null when nothing
 * is due. Two workers may see the same item, and the condition in the update lets one of them have it, in any database.
 */
export async function claimDue(
	kysely: Kysely<Tables>,
	kind: OutboxKind,
	now: Date,
): Promise<ClaimedItem | null> {
	for (;;) {
		const found = await findDue(kysely, kind, now);
		if (found === undefined) return null;
		const lease = randomUUID();
		// Its worker may have handed it over since it was found, so that neither it nor its lease is as it was.
		const item = await kysely
			.updateTable("outbox")
			.set({ state: "sending", lease, lease_until: endOfLease(now, leaseLength) })
			.where("id", "=", found.id)
			.where("state", "=", found.state)
			.where(found.state === "sending" ? "lease_until" : "next_try_at", "<=", now.toISOString())
			.returningAll()
			.executeTakeFirst();
		if (item !== undefined) return { ...item, lease };
	}
}

/** Two questions, so that each takes the first row of the index however many are waiting. */
async function findDue(
	kysely: Kysely<Tables>,
	kind: OutboxKind,
	now: Date,
): Promise<Pick<OutboxItem, "id" | "state"> | undefined> {
	const moment = now.toISOString();
	const items = kysely.selectFrom("outbox").select(["id", "state"]).where("kind", "=", kind).limit(1);
	const left = items.where("state", "=", "sending").where("lease_until", "<=", moment);
	const waiting = items
		.where("state", "=", "waiting")
		.where("next_try_at", "<=", moment)
		.orderBy("next_try_at");
	return (await left.executeTakeFirst()) ?? (await waiting.executeTakeFirst());
}

/** Stores a message, which may arrive from now on. The lease begins again. */
export async function markHandedOver(
	kysely: Kysely<Tables>,
	item: ClaimedItem,
	{ envelope, messageId, message }: StoredMessage,
	now: Date,
): Promise<void> {
	await updateClaimed(kysely, item, {
		envelope: JSON.stringify(envelope),
		message_id: messageId,
		message,
		handed_over_at: now.toISOString(),
		lease_until: endOfLease(now, leaseLength),
	});
}

/** Changes an item if it still belongs to this worker. */
export async function updateClaimed(
	kysely: Kysely<Tables>,
	{ id, lease }: ClaimedItem,
	change: Partial<OutboxItem>,
): Promise<void> {
	const { numUpdatedRows } = await kysely
		.updateTable("outbox")
		.set(change)
		.where("id", "=", id)
		.where("lease", "=", lease)
		.executeTakeFirst();
	if (numUpdatedRows === 0n) throw new LostLeaseError();
}
