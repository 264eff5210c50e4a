import type { Kysely } from "kysely";
import type { Tables } from "#server/database/tables.ts";
import type { OutboxKind } from "#server/outbox/outbox-item.ts";

/**
 * Has those items of a kind wait again that were given up although there is still time: by a clock that was ahead.
 * @returns how many
 */
export async function takeUpAgain(kysely: Kysely<Tables>, kind: OutboxKind, now: Date): Promise<number> {
	const { numUpdatedRows } = await kysely
		.updateTable("outbox")
		.set({ state: "waiting", settled_at: null })
		.where("kind", "=", kind)
		.where("state", "in", ["failed", "cancelled"])
		.where("give_up_at", ">", now.toISOString())
		.whereRef("settled_at", ">=", "give_up_at")
		.executeTakeFirstOrThrow();
	return Number(numUpdatedRows);
}
