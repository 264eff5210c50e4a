import { expect, test } from "vitest";
import type { Database } from "#server/database/database.ts";
import { claimDue } from "#server/outbox/claim-item.ts";
import type { Channel } from "#server/outbox/outbox-item.ts";
import { workOnItem } from "#server/outbox/work-on-item.ts";
import { databaseForTests } from "#tests/support/database-for-tests.ts";
import { outboxOf, storeMessage } from "#tests/support/outbox-for-tests.ts";

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

test("a try that a stop gives up counts against no receiver, and is made again at the next start", async () => {
	const stopping = new AbortController();
	const silent: Channel = {
		...channel,
		send: async () => {
			stopping.abort();
			return { kind: "refused-for-now", text: "It did not answer in time." };
		},
	};
	expect(await sendOne(made.database, stopping.signal, () => now, silent)).toMatchObject({
		...{ state: "waiting", attempts: 0, next_try_at: now.toISOString() },
		problem: expect.not.stringContaining("in time"),
	});
});
