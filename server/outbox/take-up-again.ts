import type { Kysely } from "kysely";
import { longestRetryDelay } from "#domain/outbox/retry.ts";
import { latestEndOfLease } from "#server/database/leases.ts";
import type { Tables } from "#server/database/tables.ts";
import { leaseLength } from "#server/outbox/claim-item.ts";
import type { OutboxKind } from "#server/outbox/outbox-item.ts";

/**
 * Has those items of a kind be due again that a clock which was ahead has kept from it: they were given up although there is still
 * time, put off for longer than any try is, or taken by a worker that died with a lease of that clock.
 * @returns how many
 */
export async function takeUpAgain(kysely: Kysely<Tables>, kind: OutboxKind, now: Date): Promise<number> {
	const moment = now.toISOString();
	const items = kysely.updateTable("outbox").where("kind", "=", kind);
	const latestTry = new Date(now.getTime() + longestRetryDelay).toISOString();
	const changes = [
		items
			.set({ state: "waiting", settled_at: null })
			.where("state", "in", ["failed", "cancelled"])
			.where("give_up_at", ">", moment)
			.whereRef("settled_at", ">=", "give_up_at"),
		items
			.set({ next_try_at: moment })
			.where("state", "=", "waiting")
			.where("next_try_at", ">", latestTry)
			.where("attempts", ">", 0),
		items
			.set({ lease_until: moment })
			.where("state", "=", "sending")
			.where("lease_until", ">", latestEndOfLease(now, leaseLength)),
	];
	let count = 0;
	for (const change of changes) count += Number((await change.executeTakeFirstOrThrow()).numUpdatedRows);
	return count;
}
