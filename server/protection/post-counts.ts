import { createHmac, type KeyObject } from "node:crypto";
import { countedFor } from "#domain/protection/counted-time.ts";
import type { Database } from "#server/database/database.ts";

/** Milliseconds for which counts are collected before they are written, so that a flood costs one write a second. */
const collectedFor = 1000;
/** Counters that one process has in memory. */
const maxCounters = 20_000;

interface Counter {
	/** What the database knew at the last write, with the posts that other processes took. */
	written: number;
	/** Posts since. */
	pending: number;
	/** In milliseconds. */
	endsAt: number;
}

export interface PostCount {
	readonly posts: number;
	/** Milliseconds until the count begins again. */
	readonly left: number;
}

/**
 * Counts posts by address for all processes on one database. No post waits for it: a process counts in memory, and once
 * a second adds what it has counted to the database and learns what others have.
 */
export class PostCounts {
	readonly #database: Database;
	readonly #secret: KeyObject;
	readonly #counters = new Map<string, Counter>();
	#timer: NodeJS.Timeout | null = null;
	#lastWrite: Promise<void> = Promise.resolve();

	constructor(database: Database, secret: KeyObject) {
		this.#database = database;
		this.#secret = secret;
	}

	/** Counts a post, up to one more than an address may send: a refused one is not worth a write. */
	add(address: string, most: number): PostCount {
		const now = Date.now();
		const counter = this.#counterOf(address, now);
		if (counter.written + counter.pending <= most) {
			counter.pending++;
			this.#timer ??= setTimeout(() => this.#writeAfterAWhile(), collectedFor).unref();
		}
		return { posts: counter.written + counter.pending, left: counter.endsAt - now };
	}

	/** Writes what has been counted, after the write under way. Where the database takes nothing, the next one has it. */
	write(): Promise<void> {
		this.#lastWrite = this.#lastWrite.catch(() => {}).then(() => this.#write());
		return this.#lastWrite;
	}

	async #writeAfterAWhile(): Promise<void> {
		await this.write().catch(() => {});
		const isMore = [...this.#counters.values()].some(({ pending }) => pending > 0);
		this.#timer = isMore ? setTimeout(() => this.#writeAfterAWhile(), collectedFor).unref() : null;
	}

	async #write(): Promise<void> {
		const now = Date.now();
		const sent = [...this.#counters].flatMap(([hash, counter]) =>
			counter.pending > 0 ? [{ hash, counter, posts: counter.pending }] : [],
		);
		if (sent.length > 0) {
			const known = await this.#exchange(sent, now);
			for (const { hash, counter, posts } of sent) {
				counter.pending -= posts;
				Object.assign(counter, known.get(hash));
			}
		}
		// Others may have come since the write began.
		this.#forget(Date.now());
	}

	#counterOf(address: string, now: number): Counter {
		// The address itself is written nowhere.
		const hash = createHmac("sha256", this.#secret).update("address:").update(address).digest("base64url");
		const known = this.#counters.get(hash);
		if (known !== undefined && isCurrent(known.endsAt, now)) return known;
		const counter = { written: 0, pending: 0, endsAt: now + countedFor };
		this.#counters.set(hash, counter);
		return counter;
	}

	/** Adds counts in the database, and returns what they have become. */
	async #exchange(
		sent: readonly { hash: string; counter: Counter; posts: number }[],
		now: number,
	): Promise<Map<string, Pick<Counter, "written" | "endsAt">>> {
		const rows = sent.map(({ hash, counter, posts }) => ({
			address_hash: hash,
			posts,
			ends_at: new Date(counter.endsAt).toISOString(),
		}));
		// In one order in every process, so that no two wait for each other.
		rows.sort((one, other) => (one.address_hash < other.address_hash ? -1 : 1));
		const stored = await this.#database.transaction(async (transaction) => {
			await transaction
				.deleteFrom("post_counts")
				.where(({ eb, or }) =>
					or([
						eb("ends_at", "<=", new Date(now).toISOString()),
						// The clock was set back since.
						eb("ends_at", ">", new Date(now + countedFor).toISOString()),
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

	#forget(now: number): void {
		for (const [hash, { endsAt }] of this.#counters) {
			if (!isCurrent(endsAt, now) || this.#counters.size > maxCounters) this.#counters.delete(hash);
		}
	}
}

/** A count that ends later than any can has begun before the clock was set back. */
function isCurrent(endsAt: number, now: number): boolean {
	return endsAt > now && endsAt <= now + countedFor;
}
