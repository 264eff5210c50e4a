import { setTimeout as wait } from "node:timers/promises";
import { hour } from "#domain/durations.ts";
import type { OutboxState } from "#domain/outbox/outbox-states.ts";
import { atMostEvery } from "#server/database/at-most-every.ts";
import type { Database } from "#server/database/database.ts";
import { logEvent } from "#server/log/log-event.ts";
import { logUnlessUnavailable } from "#server/log/log-unless-unavailable.ts";
import { claimDue, LostLeaseError } from "#server/outbox/claim-item.ts";
import type { Channel, OutboxKind } from "#server/outbox/outbox-item.ts";
import { takeUpAgain } from "#server/outbox/take-up-again.ts";
import { workOnItem } from "#server/outbox/work-on-item.ts";

/** Milliseconds between two looks at the outbox where nothing wakes the worker. */
const pollInterval = 5000;
/** Milliseconds from a new lead to the look for what it has put there, so that many leads at once cost one look. */
const batchWindow = 100;
/** Items that one process sends at the same time, so that a slow receiver does not hold up all of them. */
const atOnce = 4;

/** Sends what is due, in the background, until it is stopped. */
export interface OutboxWorker {
	/** Looks for what is due now. */
	wake(): void;
	/** Takes nothing more, and resolves once what has been handed over is answered. */
	stop(): Promise<void>;
}

interface OutboxWork {
	readonly database: Database;
	readonly kind: OutboxKind;
	readonly channel: Channel;
	/** Does what is due by the clock alone, before each look. */
	readonly beforeLook: (now: Date) => Promise<void>;
	readonly now?: () => Date;
}

export function startOutboxWorker(work: OutboxWork): OutboxWorker {
	const stopping = new AbortController();
	const senders = new Senders(work, stopping.signal);
	let looking: Promise<void> | null = null;

	async function look(): Promise<void> {
		await wait(batchWindow, undefined, { signal: stopping.signal }).catch(() => {});
		if (!stopping.signal.aborted)
			await senders.look().catch((error: unknown) => logOutboxFault(work.database, error));
		looking = null;
	}

	function wake(): void {
		if (!stopping.signal.aborted) looking ??= look();
	}

	const timer = setInterval(wake, pollInterval);
	wake();
	return {
		wake,
		async stop() {
			clearInterval(timer);
			stopping.abort();
			await looking;
			await senders.end();
		},
	};
}

/** Sends all that is due, a few at a time. */
export async function sendDue(work: OutboxWork, signal: AbortSignal): Promise<void> {
	const senders = new Senders(work, signal);
	await senders.look();
	await senders.end();
}

/** A few that send one item after the other. While any of them waits for a receiver, the others take what comes due. */
class Senders {
	readonly #work: OutboxWork;
	readonly #signal: AbortSignal;
	readonly #now: () => Date;
	readonly #busy = new Set<Promise<void>>();
	readonly #takeUpAgain = atMostEvery(hour, async () => {
		const { database, kind } = this.#work;
		const count = await takeUpAgain(database.kysely, kind, this.#now());
		if (count > 0) logEvent("outbox", { kind, takenUpAgain: count });
	});

	constructor(work: OutboxWork, signal: AbortSignal) {
		this.#work = work;
		this.#signal = signal;
		this.#now = work.now ?? (() => new Date());
	}

	async look(): Promise<void> {
		const log = (error: unknown) => logOutboxFault(this.#work.database, error);
		await this.#takeUpAgain().catch(log);
		// What is due already does not wait for it.
		await this.#work.beforeLook(this.#now()).catch(log);
		this.#startOne();
	}

	/** Resolves once none of them sends. */
	async end(): Promise<void> {
		while (this.#busy.size > 0) await Promise.all(this.#busy);
	}

	/** One worker looks for what is due. Each that has found something starts one more. */
	#startOne(): void {
		if (this.#busy.size === atOnce) return;
		const sender = this.#sendAll()
			.catch((error: unknown) => logOutboxFault(this.#work.database, error))
			.finally(() => this.#busy.delete(sender));
		this.#busy.add(sender);
	}

	async #sendAll(): Promise<void> {
		const { database, kind, channel } = this.#work;
		const place = { database, channel, now: this.#now, signal: this.#signal };
		while (!this.#signal.aborted) {
			const item = await claimDue(database.kysely, kind, this.#now());
			if (item === null) return;
			this.#startOne();
			await workOnItem(place, item).then(
				(state) => logTrouble(item.id, state),
				(error: unknown) => logOutboxFault(database, error),
			);
		}
	}
}

/** The answer of the other side can repeat an address, so it stays in the outbox. */
function logTrouble(id: string, state: OutboxState): void {
	if (state === "failed" || state === "undecided") logEvent("outbox", { id, state });
}

/** A fault leaves the item leased: it is taken again when the lease has run out. A busy database is looked at again soon. */
function logOutboxFault(database: Database, error: unknown): void {
	if (!(error instanceof LostLeaseError)) logUnlessUnavailable(database, "outbox", error);
}
