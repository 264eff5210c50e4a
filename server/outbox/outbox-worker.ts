import { setTimeout as wait } from "node:timers/promises";
import type { Database } from "#server/database/database.ts";
import { logEvent } from "#server/log/log-event.ts";
import { claimDue, LostLeaseError } from "#server/outbox/claim-item.ts";
import type { Channel, OutboxKind, OutboxState } from "#server/outbox/outbox-item.ts";
import { workOnItem } from "#server/outbox/work-on-item.ts";

/** Milliseconds between two looks at the outbox where nothing wakes the worker. */
const pause = 5000;
/** Milliseconds from a new lead to the look for what it has put there, so that many leads at once cost one look. */
const collectedFor = 100;
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
	let looking: Promise<void> | null = null;
	let looksAgain = false;

	async function look(): Promise<void> {
		do {
			await wait(collectedFor, undefined, { signal: stopping.signal }).catch(() => {});
			looksAgain = false;
			await sendDue(work, stopping.signal).catch((error: unknown) => logFault(work.database, error));
		} while (looksAgain && !stopping.signal.aborted);
		looking = null;
	}

	function wake(): void {
		looksAgain = true;
		if (!stopping.signal.aborted) looking ??= look();
	}

	const timer = setInterval(wake, pause);
	wake();
	return {
		wake,
		async stop() {
			clearInterval(timer);
			stopping.abort();
			await looking;
		},
	};
}

/** Sends all that is due, a few at a time. */
export async function sendDue(work: OutboxWork, signal: AbortSignal): Promise<void> {
	const now = work.now ?? (() => new Date());
	const place = { kysely: work.database.kysely, channel: work.channel, now, signal };
	await work.beforeLook(now());
	/** One sender finds out whether anything is due; each that has found something lets one more look. */
	async function send(idle: number): Promise<void> {
		let other: Promise<void> | undefined;
		try {
			while (!signal.aborted) {
				const item = await claimDue(place.kysely, work.kind, now());
				if (item === null) return;
				if (idle > 0) other ??= send(idle - 1).catch((error: unknown) => logFault(work.database, error));
				await workOnItem(place, item).then(
					(state) => logTrouble(item.id, state),
					(error: unknown) => logFault(work.database, error),
				);
			}
		} finally {
			// A fault of one must not hide that others are still sending: a stop waits for them.
			await other;
		}
	}
	await send(atOnce - 1);
}

/** The answer of the other side can repeat an address, so it stays in the outbox. */
function logTrouble(id: string, state: OutboxState): void {
	if (state === "failed" || state === "undecided") logEvent("outbox", { id, state });
}

/** A fault leaves the item leased: it is taken again when the lease has run out. A busy database is looked at again soon. */
function logFault(database: Database, error: unknown): void {
	if (error instanceof LostLeaseError || database.isUnavailable(error)) return;
	const { name, code } = Object(error);
	logEvent("outbox", { error: name, code });
}
