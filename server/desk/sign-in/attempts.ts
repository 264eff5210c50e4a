import { createHmac, type KeyObject } from "node:crypto";
import { windowLength } from "#domain/protection/rate-limit-window.ts";
import type { Database } from "#server/database/database.ts";
import { DeskError } from "#server/desk/http/desk-error.ts";

export interface AttemptLimit {
	/** What is tried, and by whom: an address of the network or a mail address. Only its keyed hash is stored. */
	readonly what: string;
	readonly who: string;
	/** Within `windowLength`. */
	readonly max: number;
}

/**
 * Counts an attempt, and refuses it when there have been too many. Counted in the database, so that several replicas share
 * the count; what is refused already is not written again, and what counts no more is deleted.
 */
export async function countAttempt(
	{ database, secret }: { readonly database: Database; readonly secret: KeyObject },
	{ what, who, max }: AttemptLimit,
	now: Date,
): Promise<void> {
	const key = createHmac("sha256", secret).update(`attempt:${what}:${who}`).digest("base64url");
	const windowStart = new Date(now.getTime() - windowLength).toISOString();
	// One of the far future is left of a clock that was ahead. The near future is that of a replica, or of a request that began later.
	const windowEnd = new Date(now.getTime() + windowLength).toISOString();
	const found = await database.kysely
		.selectFrom("desk_attempts")
		.select(["since", "attempts"])
		.where("key", "=", key)
		.executeTakeFirst();
	const isOver =
		found !== undefined && found.since > windowStart && found.since <= windowEnd && found.attempts >= max;
	if (isOver) throw tooMany(found.since, now);
	await database.kysely
		.deleteFrom("desk_attempts")
		.where(({ eb, or }) => or([eb("since", "<=", windowStart), eb("since", ">", windowEnd)]))
		.execute();
	const counted = await addAttempt(database, key, now);
	if (counted.attempts > max) throw tooMany(counted.since, now);
}

function addAttempt(
	{ kysely }: Database,
	key: string,
	now: Date,
): Promise<{ since: string; attempts: number }> {
	return kysely
		.insertInto("desk_attempts")
		.values({ key, since: now.toISOString(), attempts: 1 })
		.onConflict((conflict) =>
			conflict.column("key").doUpdateSet(({ eb }) => ({ attempts: eb("desk_attempts.attempts", "+", 1) })),
		)
		.returning(["since", "attempts"])
		.executeTakeFirstOrThrow();
}

function tooMany(since: string, now: Date): DeskError {
	const left = Date.parse(since) + windowLength - now.getTime();
	return new DeskError("too-many-attempts", { seconds: Math.max(1, Math.ceil(left / 1000)) });
}
