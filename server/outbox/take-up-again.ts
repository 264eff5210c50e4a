import type { Kysely } from "kysely";
import { longestRetryDelay } from "#domain/outbox/retry.ts";
import { latestEndOfLease } from "#server/database/leases.ts";
import type { Tables } from "#server/database/tables.ts";
import { leaseLength } from "#server/outbox/claim-item.ts";
import type { OutboxKind } from "#server/outbox/outbox-item.ts";

/**
 * Has those items of a kind be due again that a clock which was ahead has kept from it: they were given up although there is still
 * time, stored or put off to a time of that clock, or taken by a worker that died with such a lease.
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
			// What was never tried may be planned for later, unless it was due when it was stored.
			.where(({ eb, or, ref }) => or([eb("attempts", ">", 0), eb("next_try_at", "<=", ref("created_at"))])),
		items
			.set({ lease_until: moment })
			.where("state", "=", "sending")
			.where("lease_until", ">", latestEndOfLease(now, leaseLength)),
	];
	let count = 0;
	for (const change of changes) count += Number((await change.executeTakeFirstOrThrow()).numUpdatedRows);
	return count;
}
