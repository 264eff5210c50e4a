import type { Kysely } from "kysely";
import { type OutboxState, undeliveredStates } from "#domain/outbox/outbox-states.ts";
import { maxRetryTime } from "#domain/outbox/retry.ts";
import type { Tables } from "#server/database/tables.ts";
import type { OutboxItem, OutboxKind } from "#server/outbox/outbox-item.ts";

/** What the list of the outbox shows of an item: never the message. */
export type ListedItem = Pick<
	OutboxItem,
	"id" | "state" | "recipient" | "envelope" | "attempts" | "next_try_at" | "settled_at" | "problem"
>;

/** Items of a list for a person. */
export const maxListed = 1000;

/**
 * The items of a kind in these states, those that are due first at the head, or the newest where sent ones are among them. One more
 * than `maxListed` at most, so that a list can say that there are more.
 */
export function listOutbox(
	kysely: Kysely<Tables>,
	kind: OutboxKind,
	states: readonly OutboxState[],
): Promise<ListedItem[]> {
	const order = states.includes("sent") ? "desc" : "asc";
	return kysely
		.selectFrom("outbox")
		.select(["id", "state", "recipient", "envelope", "attempts", "next_try_at", "settled_at", "problem"])
		.where("kind", "=", kind)
		.where("state", "in", states)
		.orderBy("next_try_at", order)
		.orderBy("id", order)
		.limit(maxListed + 1)
		.execute();
}

/** How many items of a kind wait, would still be of use, and are due or have been tried before. */
export async function countUnsent(kysely: Kysely<Tables>, kind: OutboxKind, now: Date): Promise<number> {
	const moment = now.toISOString();
	const unsent = inStates(kysely, kind, ["waiting"])
		.where((row) => row.or([row("next_try_at", "<=", moment), row("attempts", ">", 0)]))
		.where("give_up_at", ">", moment);
	return Number((await unsent.executeTakeFirstOrThrow()).count);
}

/** How many items of a kind are in each state; none of a state that has none. */
export async function countByState(
	kysely: Kysely<Tables>,
	kind: OutboxKind,
): Promise<{ state: OutboxState; count: number }[]> {
	const rows = await kysely
		.selectFrom("outbox")
		.select(({ fn }) => ["state", fn.countAll<number | bigint | string>().as("count")])
		.where("kind", "=", kind)
		.groupBy("state")
		.execute();
	return rows.map(({ state, count }) => ({ state, count: Number(count) }));
}

/** How many items of a kind a person has to look at. @param since those only of which it turned out from then on */
export async function countUndelivered(
	kysely: Kysely<Tables>,
	kind: OutboxKind,
	since?: Date,
): Promise<number> {
	const undelivered = inStates(kysely, kind, undeliveredStates).$if(since !== undefined, (query) =>
		query.where("settled_at", ">=", since?.toISOString() ?? ""),
	);
	return Number((await undelivered.executeTakeFirstOrThrow()).count);
}

/** How many mails of a purpose were tried in vain and have waited since a moment or longer. */
export async function countPutOff(kysely: Kysely<Tables>, purpose: string, since: Date): Promise<number> {
	const putOff = inStates(kysely, "mail", ["waiting"])
		.where("purpose", "=", purpose)
		.where("attempts", ">", 0)
		.where("created_at", "<=", since.toISOString());
	return Number((await putOff.executeTakeFirstOrThrow()).count);
}

function inStates(kysely: Kysely<Tables>, kind: OutboxKind, states: readonly OutboxState[]) {
	return kysely
		.selectFrom("outbox")
		.select(({ fn }) => fn.countAll<number | bigint | string>().as("count"))
		.where("kind", "=", kind)
		.where("state", "in", states);
}

/** Has an item of a kind tried again, as new; false when there is none by that name that failed, is undecided or bounced. */
export async function retryItem(
	kysely: Kysely<Tables>,
	kind: OutboxKind,
	id: string,
	now: Date,
): Promise<boolean> {
	const { numUpdatedRows } = await kysely
		.updateTable("outbox")
		.set({
			state: "waiting",
			next_try_at: now.toISOString(),
			give_up_at: new Date(now.getTime() + maxRetryTime).toISOString(),
			attempts: 0,
			handed_over_at: null,
			settled_at: null,
		})
		.where("id", "=", id)
		.where("kind", "=", kind)
		.where("state", "in", undeliveredStates)
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}
