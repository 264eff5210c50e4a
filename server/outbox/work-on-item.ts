import { setTimeout as pause } from "node:timers/promises";
import type { OutboxState } from "#domain/outbox/outbox-states.ts";
import { retryDelay } from "#domain/outbox/retry.ts";
import type { Database } from "#server/database/database.ts";
import { onCurrentLead } from "#server/leads/on-current-lead.ts";
import { logEvent } from "#server/log/log-event.ts";
import { type ClaimedItem, markHandedOver, updateClaimed } from "#server/outbox/claim-item.ts";
import {
	type Channel,
	type OutboxItem,
	type Outcome,
	type Preparation,
	storedMessage,
} from "#server/outbox/outbox-item.ts";
import { whenTaken } from "#server/outbox/when-taken.ts";

/** Tries in vain after which the log says so, once for each item: some ten minutes, in which a busy server often takes it after all. */
const triesToLog = 4;

/** Milliseconds after which a database that was held is asked again. */
const heldPause = 500;

type Refusal = Extract<Outcome, { kind: "refused-for-now" }>;

/** What a try needs besides the item. */
export interface Workplace {
	readonly database: Database;
	readonly channel: Channel;
	readonly now: () => Date;
	/** Aborts a try of which nothing has been handed over yet. */
	readonly signal: AbortSignal;
}

/** Sends an item that this worker has taken, or notes why not. Resolves with the state that it then has. */
export async function workOnItem(place: Workplace, item: ClaimedItem): Promise<OutboxState> {
	const { channel, now } = place;
	const { kysely } = place.database;
	if (item.handed_over_at !== null)
		return settle(place, item, "undecided", "The service ended while the message was being taken.");
	if (item.give_up_at <= now().toISOString()) return giveUp(place, item);
	const prepared = await prepare(place, item);
	if (prepared.kind === "refused-for-now" || prepared.kind === "sent") return note(place, item, prepared);
	if (prepared.kind === "superfluous") return settle(place, item, "cancelled", prepared.why);
	if (prepared.kind === "later") return putOff(place, item, prepared);
	const { recipient = item.recipient } = prepared;
	if (recipient !== item.recipient) await updateClaimed(kysely, item, { recipient });
	const handOver = () => markHandedOver(kysely, item, prepared, now());
	const outcome = await channel.send(prepared, handOver, place.signal);
	// A try that the stop gave up says nothing of the other side.
	if (place.signal.aborted && outcome.kind === "refused-for-now" && outcome.rest === undefined)
		return wait(place, item, {
			problem: "The service was stopped meanwhile.",
			next_try_at: now().toISOString(),
		});
	return note(place, item, outcome);
}

/** A message that can't be made is tried again, and its fault is shown with it. */
async function prepare({ channel, now }: Workplace, item: ClaimedItem): Promise<Preparation | Refusal> {
	try {
		const withdrawal = (await channel.withdrawal?.(item)) ?? null;
		return withdrawal ?? storedMessage(item) ?? (await channel.prepare(item, now()));
	} catch (error) {
		return {
			kind: "refused-for-now",
			text: `It could not be made: ${error instanceof Error ? error.message : error}`,
		};
	}
}

/** A mail that was never tried, because there was no mail server for days, is not news any more. A program still wants its event. */
function giveUp(place: Workplace, item: ClaimedItem): Promise<OutboxState> {
	if (item.attempts === 0)
		return settle(place, item, item.kind === "mail" ? "cancelled" : "failed", "It was too late to send it.");
	return settle(place, item, "failed", `No more tries. ${item.problem ?? ""}`.trim());
}

async function note(place: Workplace, item: ClaimedItem, outcome: Outcome): Promise<OutboxState> {
	const { kind, text } = outcome;
	if (kind === "not-tried") return leaveAlone(place, item, text, outcome.until);
	const attempts = item.attempts + 1;
	if (kind === "sent") {
		const { state, problem, ...change } = whenTaken(item, text);
		return settle(place, item, state, problem, { ...change, attempts, message: null });
	}
	if (kind === "undecided") return settle(place, item, "undecided", text, { attempts });
	if (kind === "refused") return settle(place, item, "failed", text, { attempts });
	// The answer can repeat an address, so it stays in the outbox.
	if (attempts === triesToLog) logEvent("outbox", { id: item.id, state: "waiting", tries: attempts });
	const next = place.now().getTime() + retryDelay(attempts, Math.random());
	const at = new Date(Math.min(next, Date.parse(item.give_up_at)));
	// Those who have the message are not sent it again.
	const rest = outcome.rest === undefined ? {} : { envelope: JSON.stringify(outcome.rest) };
	return wait(place, item, { ...rest, attempts, problem: text, next_try_at: at.toISOString() });
}

function putOff(
	place: Workplace,
	item: ClaimedItem,
	{ dueAt, giveUpAt }: Extract<Preparation, { kind: "later" }>,
): Promise<OutboxState> {
	const planned = { next_try_at: dueAt.toISOString(), give_up_at: giveUpAt.toISOString() };
	// What is planned anew has not been tried yet.
	return wait(place, item, { ...planned, attempts: 0 });
}

/** Puts off all that waits for the same receiver: an event at a time, a thousand would be two thousand commits. */
async function leaveAlone(
	place: Workplace,
	item: ClaimedItem,
	problem: string,
	until: Date,
): Promise<OutboxState> {
	const change = { problem, next_try_at: until.toISOString() };
	const state = await wait(place, item, change);
	await place.database.transaction(async (transaction) => {
		await transaction
			.updateTable("outbox")
			.set(change)
			.where("kind", "=", item.kind)
			.where("recipient", "=", item.recipient)
			.where("state", "=", "waiting")
			.where("next_try_at", "<=", place.now().toISOString())
			.execute();
	});
	return state;
}

/** While the database is away it is asked again until the lease ends: else what was sent would be shown as undecided. */
async function settle(
	place: Workplace,
	item: ClaimedItem,
	state: OutboxState,
	problem: string,
	change: Partial<OutboxItem> = {},
): Promise<OutboxState> {
	const { database, now, signal } = place;
	for (;;) {
		try {
			return await settleOnce(place, item, state, problem, change);
		} catch (error) {
			const isLeased = now().toISOString() < (item.lease_until ?? "");
			if (!database.isUnavailable(error) || !isLeased || signal.aborted) throw error;
			await pause(heldPause, undefined, { signal }).catch(() => undefined);
		}
	}
}

async function settleOnce(
	{ database, channel, now }: Workplace,
	item: ClaimedItem,
	state: OutboxState,
	problem: string,
	change: Partial<OutboxItem>,
): Promise<OutboxState> {
	const at = now();
	const released = { lease: null, lease_until: null, settled_at: at.toISOString() };
	await onCurrentLead(database, async (transaction) => {
		await updateClaimed(transaction, item, { ...change, ...released, state, problem });
		await channel.settled?.(transaction, item, state, problem, at);
	});
	return state;
}

async function wait(
	{ database }: Workplace,
	item: ClaimedItem,
	change: Partial<OutboxItem>,
): Promise<OutboxState> {
	const released = { lease: null, lease_until: null, handed_over_at: null };
	await updateClaimed(database.kysely, item, { ...change, ...released, state: "waiting" });
	return "waiting";
}
