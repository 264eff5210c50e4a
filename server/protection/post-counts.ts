import { createHmac, type KeyObject } from "node:crypto";
import { windowLength } from "#domain/protection/rate-limit-window.ts";
import type { Database } from "#server/database/database.ts";
import { logUnlessUnavailable } from "#server/log/log-unless-unavailable.ts";
import { exchangeCounts, isCurrent } from "#server/protection/exchange-counts.ts";

/** Milliseconds for which counts are collected before they are written, so that a flood costs one write a second. */
const batchWindow = 1000;
/** Counters that one process has in memory. */
const maxCounters = 20_000;
/** Counts in one statement, which SQLite and PostgreSQL give room for some thousands of values. */
const maxRows = 5000;

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
	#isClosed = false;

	constructor(database: Database, secret: KeyObject) {
		this.#database = database;
		this.#secret = secret;
	}

	/** Counts a post, up to one more than an address may send: a refused one is not worth a write. */
	add(address: string, max: number): PostCount {
		const now = Date.now();
		const counter = this.#counterOf(address, now);
		if (counter.written + counter.pending <= max) {
			counter.pending++;
			this.#timer ??= setTimeout(() => this.#writeAfterAWhile(), batchWindow).unref();
		}
		return { posts: counter.written + counter.pending, left: counter.endsAt - now };
	}

	/** Writes what has been counted, after the write under way. What the database does not take, the next one has. */
	write(): Promise<void> {
		this.#lastWrite = this.#lastWrite
			.then(() => this.#write())
			.catch((error: unknown) => logUnlessUnavailable(this.#database, "post-counts", error));
		return this.#lastWrite;
	}

	/** Writes what has been counted, for the last time. */
	close(): Promise<void> {
		this.#isClosed = true;
		if (this.#timer !== null) clearTimeout(this.#timer);
		return this.write();
	}

	async #writeAfterAWhile(): Promise<void> {
		await this.write();
		const isMore = !this.#isClosed && [...this.#counters.values()].some(({ pending }) => pending > 0);
		this.#timer = isMore ? setTimeout(() => this.#writeAfterAWhile(), batchWindow).unref() : null;
	}

	async #write(): Promise<void> {
		const now = Date.now();
		const sent = [...this.#counters]
			.filter(([, { pending, endsAt }]) => pending > 0 && isCurrent(endsAt, now))
			.map(([hash, counter]) => ({ hash, counter, posts: counter.pending, endsAt: counter.endsAt }));
		try {
			for (let at = 0; at < sent.length; at += maxRows) {
				const slice = sent.slice(at, at + maxRows);
				const known = await exchangeCounts(this.#database, slice, now);
				for (const { hash, counter, posts } of slice) {
					counter.pending -= posts;
					Object.assign(counter, known.get(hash));
				}
			}
		} finally {
			// Others may have come since the write began.
			this.#forget(Date.now());
		}
	}

	#counterOf(address: string, now: number): Counter {
		// The address itself is written nowhere.
		const hash = createHmac("sha256", this.#secret).update("address:").update(address).digest("base64url");
		const known = this.#counters.get(hash);
		if (known !== undefined && isCurrent(known.endsAt, now)) return known;
		const counter = { written: 0, pending: 0, endsAt: now + windowLength };
		this.#counters.set(hash, counter);
		return counter;
	}

	#forget(now: number): void {
		for (const [hash, { endsAt }] of this.#counters) {
			if (!isCurrent(endsAt, now) || this.#counters.size > maxCounters) this.#counters.delete(hash);
		}
	}
}
