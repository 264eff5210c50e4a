import { expect, test } from "vitest";
import type { Channel } from "#server/outbox/outbox-item.ts";
import { sendDue, startOutboxWorker } from "#server/outbox/outbox-worker.ts";
import { databaseForTests } from "#tests/support/database-for-tests.ts";
import { mailStates, storeMessage } from "#tests/support/outbox-for-tests.ts";

const made = databaseForTests();
const arrival = new Date("2026-11-22T01:00:00Z");

/** Work whose sending is done by a function, which is told the number of the mail, from 0. */
function workOf(send: (number: number) => Promise<void>, now = () => arrival) {
	let prepared = 0;
	const channel: Channel = {
		prepare: async () => ({
			kind: "message",
			envelope: { from: "", to: [] },
			messageId: `${prepared++}`,
			message: "",
		}),
		async send({ messageId }) {
			await send(Number(messageId));
			return { kind: "sent", text: "" };
		},
	};
	const beforeLook = async () => undefined;
	return { database: made.database, kind: "mail", channel, beforeLook, now } as const;
}

test("a mail whose receiver takes long holds up none that comes later", async () => {
	const answered = Promise.withResolvers<void>();
	const sent: number[] = [];
	const outbox = startOutboxWorker(
		workOf(async (number) => {
			if (number === 0) await answered.promise;
			sent.push(number);
		}),
	);
	for (const [key, mails] of [
		["first", 1],
		["second", 3],
	] as const) {
		await storeMessage(made.database, arrival, { key });
		outbox.wake();
		await expect.poll(() => sent).toHaveLength(mails);
	}
	answered.resolve();
	await outbox.stop();
	expect(sent).toHaveLength(4);
});

test("what is due is sent although what the clock alone brings meets a fault", async () => {
	await storeMessage(made.database, arrival);
	const beforeLook = () => Promise.reject(new Error("A fault"));
	const work = { ...workOf(async () => undefined), beforeLook };
	await sendDue(work, new AbortController().signal).catch(() => undefined);
	expect(await mailStates(made.database)).toMatchObject({ receipt: "sent", "team-lead": "sent" });
});

test("a worker that meets a fault while it looks for more ends only once what is being sent is answered", async () => {
	await storeMessage(made.database, arrival);
	const [otherSends, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
	let isFaulty = false;
	const work = workOf(
		async (number) => {
			if (number === 0) await otherSends.promise;
			else otherSends.resolve();
			if (number === 0) isFaulty = true;
			else await answered.promise;
		},
		() => {
			if (isFaulty) throw new Error("A fault");
			return arrival;
		},
	);
	let hasEnded = false;
	const ended = sendDue(work, new AbortController().signal)
		.catch(() => undefined)
		.then(() => {
			hasEnded = true;
		});
	await expect.poll(() => isFaulty).toBe(true);
	expect(Object.values(await mailStates(made.database))).not.toContain("sent");
	expect(hasEnded).toBe(false);
	isFaulty = false;
	answered.resolve();
	await ended;
	expect(Object.values(await mailStates(made.database))).toContain("sent");
});
