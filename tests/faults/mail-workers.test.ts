import { describe, expect, test } from "vitest";
import { minute } from "#domain/durations.ts";
import { openDatabase } from "#server/database/open-database.ts";
import { claimDue, LostLeaseError, markHandedOver } from "#server/outbox/claim-item.ts";
import { databaseForTests, store, submission } from "#tests/support/database-for-tests.ts";
import { mailServer } from "#tests/support/mail-server.ts";
import { mailStates, outboxOf, storeMessage, worker } from "#tests/support/outbox-for-tests.ts";
import { messageSaying } from "#tests/support/post-form.ts";

const made = databaseForTests();
const arrival = new Date("2026-11-22T01:00:00Z");
const message = {
	envelope: { from: "post@southlight.example", to: ["mere@example.co.nz"] },
	messageId: "<1@southlight.example>",
	message: "Subject: A\r\n\r\nHello\r\n",
};
const later = (minutes: number) => new Date(arrival.getTime() + minutes * minute);

/** A worker that has taken the first mail that is due, and then died. */
async function deadWorker(hasHandedOver: boolean) {
	const item = await claimDue(made.database.kysely, "mail", arrival);
	if (item === null) throw new Error("Nothing was due");
	if (hasHandedOver) await markHandedOver(made.database.kysely, item, message, arrival);
	return item;
}

/** The mail that a worker has taken and not handed over, where there is no other. */
async function onlyMailOfDeadWorker() {
	await storeMessage(made.database, arrival);
	await made.database.kysely.deleteFrom("outbox").where("purpose", "<>", "receipt").execute();
	return deadWorker(false);
}

describe("two workers on one database", () => {
	test("send each of many mails once", async () => {
		const server = await mailServer();
		const other = await openDatabase(made.url);
		for (let number = 0; number < 20; number++) {
			const values = { ...messageSaying("Hello"), email: `visitor${number}@example.co.nz` };
			await store(made.database, submission(`key ${number}`, { values }), arrival);
		}
		const workers = [worker(made.database, server), worker(other, server)];
		await Promise.all(workers.map(({ lookAt }) => lookAt(arrival)));
		await other.close();
		const ids = server.received.map(({ bytes }) => /^Message-ID: (.*)$/m.exec(bytes)?.[1]);
		expect(ids).toHaveLength(40);
		expect(new Set(ids).size).toBe(40);
	});
});

/** What a worker takes, where something happens between its finding an item and its taking it. */
async function takeAfter(happens: () => Promise<unknown>, moment: Date) {
	const other = await openDatabase(made.url);
	let isFound = false;
	const slow = other.kysely.withPlugin({
		transformQuery: ({ node }) => node,
		async transformResult({ result }) {
			if (!isFound && result.rows.length > 0) {
				isFound = true;
				await happens();
			}
			return result;
		},
	});
	const item = await claimDue(slow, "mail", moment);
	await other.close();
	expect(isFound).toBe(true);
	return item;
}

describe("between finding a mail and taking it", () => {
	test("a mail that another worker has sent is not taken again", async () => {
		const server = await mailServer();
		await storeMessage(made.database, arrival);
		expect(await takeAfter(() => worker(made.database, server).lookAt(arrival), arrival)).toBeNull();
		expect(server.received).toHaveLength(2);
	});

	test("a mail that its slow worker hands over begins another lease, so that it is not taken", async () => {
		const item = await onlyMailOfDeadWorker();
		expect(
			await takeAfter(() => markHandedOver(made.database.kysely, item, message, later(6)), later(6)),
		).toBeNull();
	});

	test("a mail that its worker handed over before its lease ended is taken as one that may have arrived", async () => {
		const item = await onlyMailOfDeadWorker();
		const handOver = () => markHandedOver(made.database.kysely, item, message, later(0.5));
		expect(await takeAfter(handOver, later(6))).toMatchObject({ handed_over_at: later(0.5).toISOString() });
	});
});

describe("two services whose clocks differ by more than a lease", () => {
	test("send no mail twice, whichever of them has begun", async () => {
		const server = await mailServer();
		server.react("wait", "wait");
		await storeMessage(made.database, arrival);
		const slow = worker(made.database, server).lookAt(arrival);
		await server.mails(2);
		await worker(made.database, server).lookAt(later(10));
		server.answer();
		await slow;
		const ids = server.received.map(({ bytes }) => /^Message-ID: (.*)$/m.exec(bytes)?.[1]);
		expect(ids).toHaveLength(2);
		expect(new Set(ids).size).toBe(2);
		// The one that went ahead could not know whether they had arrived.
		expect(await mailStates(made.database)).toMatchObject({ receipt: "undecided", "team-lead": "undecided" });
	});
});

describe("a mail whose worker died", () => {
	test("before it was handed over is sent by another one, after the lease", async () => {
		const server = await mailServer();
		await storeMessage(made.database, arrival);
		const { id, purpose } = await deadWorker(false);
		const { lookAt } = worker(made.database, server);
		await lookAt(arrival);
		expect((await outboxOf(made.database)).get(purpose)).toMatchObject({ id, state: "sending" });
		await lookAt(later(6));
		expect(await mailStates(made.database)).toMatchObject({ receipt: "sent", "team-lead": "sent" });
		expect(server.received).toHaveLength(2);
	});

	test("after it was handed over may have arrived, so that it is shown and not sent again", async () => {
		const server = await mailServer();
		await storeMessage(made.database, arrival);
		const { purpose } = await deadWorker(true);
		await worker(made.database, server).lookAt(later(6));
		expect(await mailStates(made.database)).toMatchObject({ [purpose]: "undecided" });
		expect(server.received).toHaveLength(1);
	});

	test("is left alone for a whole lease from the hand-over, which may have come late", async () => {
		const item = await onlyMailOfDeadWorker();
		await markHandedOver(made.database.kysely, item, message, later(4));
		expect(await claimDue(made.database.kysely, "mail", later(6))).toBeNull();
		expect(await claimDue(made.database.kysely, "mail", later(9))).toMatchObject({ id: item.id });
	});

	test("is taken over by one of the others, however many look at once", async () => {
		await onlyMailOfDeadWorker();
		const looks = Array.from({ length: 5 }, () => claimDue(made.database.kysely, "mail", later(6)));
		expect((await Promise.all(looks)).filter((item) => item !== null)).toHaveLength(1);
	});

	test("is not handed over by it any more once another one has taken it", async () => {
		await storeMessage(made.database, arrival);
		const item = await deadWorker(false);
		await claimDue(made.database.kysely, "mail", later(6));
		await expect(markHandedOver(made.database.kysely, item, message, later(6))).rejects.toThrow(
			LostLeaseError,
		);
	});
});

test("a worker that is stopped leaves what waits, and takes it up when it starts again", async () => {
	const server = await mailServer();
	await storeMessage(made.database, arrival);
	const { lookAt, stop } = worker(made.database, server);
	stop();
	await lookAt(arrival);
	expect(server.received).toEqual([]);
	await worker(made.database, server).lookAt(arrival);
	expect(server.received).toHaveLength(2);
});
