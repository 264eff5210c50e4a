import { expect, test } from "vitest";
import type { Database } from "#server/database/database.ts";
import { claimDue } from "#server/outbox/claim-item.ts";
import type { Channel } from "#server/outbox/outbox-item.ts";
import { sendDue } from "#server/outbox/outbox-worker.ts";
import { workOnItem } from "#server/outbox/work-on-item.ts";
import { databaseForTests, store, submission } from "#tests/support/database-for-tests.ts";
import { outboxOf, storeMessage } from "#tests/support/outbox-for-tests.ts";
import { endpointAt, webhooksIn } from "#tests/support/webhooks-for-tests.ts";

const made = databaseForTests();
const now = new Date("2026-11-22T01:00:00Z");
const message = { envelope: { from: "post@southlight.example", to: ["mere@example.co.nz"] }, message: "Hi" };
const channel: Channel = {
	prepare: async () => ({ kind: "message", messageId: "<1@southlight.example>", ...message }),
	send: async (_message, handOver) => {
		await handOver();
		return { kind: "sent", text: "250 Ok" };
	},
};

/** The database, which is held by another program for the first transactions. */
function heldFor(count: number): Database {
	const held = new Error("The database is held");
	let left = count;
	return {
		...made.database,
		transaction: (work) => (left-- > 0 ? Promise.reject(held) : made.database.transaction(work)),
		isUnavailable: (error) => error === held,
	};
}

async function sendOne(database: Database, signal: AbortSignal, clock = () => now, by = channel) {
	await storeMessage(made.database, now);
	const later = new Date(now.getTime() + 60_000);
	const item = await claimDue(made.database.kysely, "mail", later);
	if (item === null) throw new Error("Nothing is due");
	const worked = workOnItem({ database, channel: by, now: clock, signal }, item);
	await worked.catch(() => undefined);
	return (await outboxOf(made.database)).get(item.purpose);
}

test("what a mail server has taken is noted as sent once the database is free again", async () => {
	expect(await sendOne(heldFor(2), new AbortController().signal)).toMatchObject({ state: "sent" });
});

test.each([
	["a stop does not wait for it", AbortSignal.abort(), now],
	[
		"the next worker looks at it once the lease is over",
		new AbortController().signal,
		new Date("2026-11-22T02:00:00Z"),
	],
])("while the database is held, %s", async (_, signal, moment) => {
	let looks = 0;
	// The try itself begins in time.
	const clock = () => (looks++ < 2 ? now : moment);
	expect(await sendOne(heldFor(Number.POSITIVE_INFINITY), signal, clock)).toMatchObject({ state: "sending" });
});

/** A channel whose try is under way when the service is stopped. */
function channelUntilStop(stopping: AbortController): Channel {
	return {
		...channel,
		send: async () => {
			stopping.abort();
			return { kind: "refused-for-now", text: "It did not answer in time." };
		},
	};
}

test("a try that a stop gives up counts against no receiver, and is made again at the next start", async () => {
	const stopping = new AbortController();
	const silent = channelUntilStop(stopping);
	expect(await sendOne(made.database, stopping.signal, () => now, silent)).toMatchObject({
		...{ state: "waiting", attempts: 0, next_try_at: now.toISOString() },
		problem: expect.not.stringContaining("in time"),
	});
});

test("a try that a stop gives up leaves no word at what else waits for its receiver", async () => {
	const { database } = made;
	const { id } = await endpointAt(database, new URL("https://stopped.example/"));
	for (const words of ["one", "another"]) await store(database, submission(words), now);
	const item = await claimDue(database.kysely, "webhook", now);
	if (item === null) throw new Error("Nothing is due");
	const stopping = new AbortController();
	await workOnItem(
		{ database, channel: channelUntilStop(stopping), now: () => now, signal: stopping.signal },
		item,
	);
	const rows = (await webhooksIn(database)).filter(({ recipient }) => recipient === id);
	expect(rows.filter(({ problem }) => problem !== null)).toHaveLength(1);
	expect(rows).toHaveLength(2);
});

test("what waits for a receiver that is left alone is put off at once, and nothing that waits for another", async () => {
	const { database } = made;
	const silent = await endpointAt(database, new URL("https://silent.example/"));
	const other = await endpointAt(database, new URL("https://other.example/"));
	for (let number = 0; number < 12; number++) await store(database, submission(`${number}`), now);
	const until = new Date(now.getTime() + 30_000);
	const asked: (string | undefined)[] = [];
	const leftAlone: Channel = {
		...channel,
		send: async ({ envelope: { to } }) => {
			asked.push(to[0]);
			return to[0] === silent.id
				? { kind: "not-tried", text: "Not now.", until }
				: { kind: "sent", text: "200" };
		},
	};
	const work = { database, kind: "webhook", channel: leftAlone, beforeLook: async () => {} } as const;
	await sendDue({ ...work, now: () => now }, new AbortController().signal);
	expect(asked.filter((id) => id === other.id)).toHaveLength(12);
	// One for each of the few that send at the same time.
	expect(asked.filter((id) => id === silent.id).length).toBeLessThan(5);
	const waiting = (await webhooksIn(database)).filter(({ state }) => state === "waiting");
	expect(waiting.map((row) => row.next_try_at)).toEqual(Array(12).fill(until.toISOString()));
});
