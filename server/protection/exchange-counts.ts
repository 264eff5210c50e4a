import { windowLength } from "#domain/protection/rate-limit-window.ts";
import type { Database } from "#server/database/database.ts";

/** Posts of an address that the database does not know yet. */
interface SentCount {
	readonly hash: string;
	readonly posts: number;
	/** In milliseconds. */
	readonly endsAt: number;
}

interface KnownCount {
	readonly written: number;
	/** In milliseconds. */
	readonly endsAt: number;
}

/**
 * Adds counts in the database, and returns what they have become, by hash.
 * @param sent so many as one statement has room for
 */
export async function exchangeCounts(
	database: Database,
	sent: readonly SentCount[],
	now: number,
): Promise<Map<string, KnownCount>> {
	const rows = sent.map(({ hash, posts, endsAt }) => ({
		address_hash: hash,
		posts,
		ends_at: new Date(endsAt).toISOString(),
	}));
	// In one order in every process, so that no two wait for each other.
	rows.sort((one, other) => (one.address_hash < other.address_hash ? -1 : 1));
	const stored = await database.transaction(async (transaction) => {
		await transaction
			.deleteFrom("post_counts")
			.where(({ eb, or }) =>
				or([
					eb("ends_at", "<=", new Date(now).toISOString()),
					// The clock was set back since.
					eb("ends_at", ">", new Date(latestEnd(now)).toISOString()),
				]),
			)
			.execute();
		return await transaction
			.insertInto("post_counts")
			.values(rows)
			.onConflict((conflict) =>
				conflict.column("address_hash").doUpdateSet(({ eb, ref }) => ({
					posts: eb("post_counts.posts", "+", ref("excluded.posts")),
				})),
			)
			.returningAll()
			.execute();
	});
	return new Map(
		stored.map(({ address_hash: hash, posts, ends_at: endsAt }) => [
			hash,
			{ written: posts, endsAt: Date.parse(endsAt) },
		]),
	);
}

/** A count that ends later has begun before the clock was set back. One of another process may have begun a little after `now`. */
const latestEnd = (now: number): number => now + 2 * windowLength;

export function isCurrent(endsAt: number, now: number): boolean {
	return endsAt > now && endsAt <= latestEnd(now);
}
