import { createHmac, type KeyObject } from "node:crypto";
import type { Database } from "#server/database/database.ts";
import { DeskError } from "#server/desk/http/desk-error.ts";

export interface AttemptLimit {
	/** What is tried, and by whom: an address of the network or a mail address. Only its keyed hash is stored. */
	readonly what: string;
	readonly who: string;
	readonly most: number;
	readonly milliseconds: number;
}

/**
 * Counts an attempt, and refuses it when there have been too many. Counted in the database, so that several replicas share
 * the count; what is refused already is not written again.
 */
export async function countAttempt(
	{ database, secret }: { readonly database: Database; readonly secret: KeyObject },
	{ what, who, most, milliseconds }: AttemptLimit,
	now: Date,
): Promise<void> {
	const key = createHmac("sha256", secret).update(`attempt:${what}:${who}`).digest("base64url");
	const windowStart = new Date(now.getTime() - milliseconds).toISOString();
	const found = await database.kysely
		.selectFrom("desk_attempts")
		.select(["since", "attempts"])
		.where("key", "=", key)
		.executeTakeFirst();
	const isOver = found !== undefined && found.since > windowStart && found.attempts >= most;
	if (isOver) throw tooMany(found.since, milliseconds, now);
	const counted = await addAttempt(database, key, windowStart, now);
	if (counted.attempts > most) throw tooMany(counted.since, milliseconds, now);
}

function addAttempt(
	{ kysely }: Database,
	key: string,
	windowStart: string,
	now: Date,
): Promise<{ since: string; attempts: number }> {
	const since = now.toISOString();
	return kysely
		.insertInto("desk_attempts")
		.values({ key, since, attempts: 1 })
		.onConflict((conflict) =>
			conflict.column("key").doUpdateSet(({ eb, ref }) => {
				const isOld = eb("desk_attempts.since", "<=", windowStart);
				return {
					since: eb.case().when(isOld).then(since).else(ref("desk_attempts.since")).end(),
					attempts: eb
						.case()
						.when(isOld)
						.then(1)
						.else(eb("desk_attempts.attempts", "+", 1))
						.end(),
				};
			}),
		)
		.returning(["since", "attempts"])
		.executeTakeFirstOrThrow();
}

function tooMany(since: string, milliseconds: number, now: Date): DeskError {
	const left = Date.parse(since) + milliseconds - now.getTime();
	return new DeskError("too-many-attempts", { seconds: Math.max(1, Math.ceil(left / 1000)) });
}
