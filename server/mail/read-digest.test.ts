import { expect, test } from "vitest";
import { hour } from "#domain/durations.ts";
import { soonAfter } from "#domain/mail/mails-of-lead.ts";
import { markReplied } from "#server/leads/mark-replied.ts";
import { rowOf } from "#server/mail/queue-mails.ts";
import { readDigest } from "#server/mail/read-digest.ts";
import { databaseForTests, person } from "#tests/support/database-for-tests.ts";
import { storeMessage } from "#tests/support/outbox-for-tests.ts";
import { endpointAt } from "#tests/support/webhooks-for-tests.ts";

const made = databaseForTests();
const mailbox = "post@mail.example.com:993/INBOX";
const arrival = new Date("2026-11-20T01:00:00Z");
const hoursLater = (hours: number) => new Date(arrival.getTime() + hours * hour);
const storeLead = (key: string, at: Date, change = {}) => storeMessage(made.database, at, { key, ...change });

test("the team reads which leads are open, the oldest first, and how many of them are late, without what was merged", async () => {
	const young = await storeLead("young", hoursLater(20));
	const old = await storeLead("old", arrival);
	const answered = await storeLead("answered", arrival);
	await markReplied({ ...made, sessions: {} }, [answered.reference], arrival);
	const merged = await storeLead("merged", arrival);
	await made.database.kysely
		.updateTable("leads")
		.set({ merged_into: "another" })
		.where("reference", "=", merged.reference)
		.execute();
	expect(await readDigest(made.database, mailbox, hoursLater(30))).toMatchObject({
		open: [{ reference: old.reference, form: "contact" }, { reference: young.reference }],
		openCount: 2,
		lateCount: 1,
	});
});

test("a lead that an answer opened again is due by the new time, and one that owes no reply is not listed", async () => {
	const [first, second] = [await storeLead("first", arrival), await storeLead("second", hoursLater(1))];
	const silent = await storeLead("silent", arrival);
	const change = (lead: { reference: string }, reply_due_at: string | null) =>
		made.database.kysely
			.updateTable("leads")
			.set({ reply_due_at })
			.where("reference", "=", lead.reference)
			.execute();
	await change(first, hoursLater(50).toISOString());
	await change(silent, null);
	expect(await readDigest(made.database, mailbox, hoursLater(30))).toMatchObject({
		open: [
			{ reference: second.reference, dueAt: hoursLater(25) },
			{ reference: first.reference, dueAt: hoursLater(50) },
		],
		...{ openCount: 2, lateCount: 1 },
	});
});

test("it counts the suspected leads of the last day", async () => {
	const evidence = { ...person, honeypot: "http://spam.example" };
	await storeLead("old spam", arrival, { evidence });
	await storeLead("new spam", hoursLater(20), { evidence });
	expect(await readDigest(made.database, mailbox, hoursLater(30))).toMatchObject({ suspectedCount: 1 });
});

test.each(["failed", "undecided", "bounced"] as const)(
	"a mail that is %s is counted once, however long it stays in the list",
	async (state) => {
		await storeLead("a person", arrival);
		const settled = { state, settled_at: hoursLater(1).toISOString() };
		await made.database.kysely.updateTable("outbox").set(settled).where("purpose", "=", "receipt").execute();
		const troubled = async (hours: number) =>
			(await readDigest(made.database, mailbox, hoursLater(hours))).troubledCount;
		expect(await troubled(2)).toBe(1);
		const digest = rowOf(soonAfter("digest", hoursLater(2)), "a day", hoursLater(2));
		await made.database.kysely.insertInto("outbox").values(digest).execute();
		// It has not arrived itself.
		expect(await troubled(26)).toBe(1);
		await made.database.kysely
			.updateTable("outbox")
			.set({ state: "sent" })
			.where("purpose", "=", "digest")
			.execute();
		expect(await troubled(26)).toBe(0);
	},
);

test("it counts what failed although a digest was sent by a clock that was a year ahead", async () => {
	await storeLead("a person", arrival);
	const settled = { state: "failed", settled_at: hoursLater(1).toISOString() } as const;
	await made.database.kysely.updateTable("outbox").set(settled).where("purpose", "=", "receipt").execute();
	const ahead = hoursLater(365 * 24);
	const digest = { ...rowOf(soonAfter("digest", ahead), "a day", ahead), state: "sent" as const };
	await made.database.kysely.insertInto("outbox").values(digest).execute();
	expect(await readDigest(made.database, mailbox, hoursLater(2))).toMatchObject({ troubledCount: 1 });
});

test("a mail that nobody looked at is not counted again once the digests of its time are removed", async () => {
	await storeLead("a person", arrival);
	const settled = { state: "bounced", settled_at: arrival.toISOString() } as const;
	await made.database.kysely.updateTable("outbox").set(settled).where("purpose", "=", "receipt").execute();
	expect((await readDigest(made.database, mailbox, hoursLater(24 * 60))).troubledCount).toBe(0);
});

test("of very many it names fifty, and counts all", async () => {
	for (let number = 0; number < 60; number++) await storeLead(`key ${number}`, arrival);
	const { open, openCount } = await readDigest(made.database, mailbox, hoursLater(1));
	expect([open.length, openCount]).toEqual([50, 60]);
});

test.each([
	["could not be read for an hour", { problem: "refused-login", looked_at: arrival.toISOString() }, true],
	["could never be read", { problem: "unreachable", looked_at: null }, true],
	["was read a moment ago", { problem: "unreachable", looked_at: hoursLater(1.9).toISOString() }, false],
	["was left by a service that has stopped", { problem: null, looked_at: arrival.toISOString() }, false],
	[
		"is not set any more",
		{ address: "old", problem: "unreachable", looked_at: arrival.toISOString() },
		false,
	],
])("it says whether the mailbox can't be read: one that %s", async (_, state, isMailboxUnread) => {
	await made.database.kysely
		.insertInto("mailboxes")
		.values({ address: mailbox, last_uid: 0, ...state })
		.execute();
	expect(await readDigest(made.database, mailbox, hoursLater(2))).toMatchObject({ isMailboxUnread });
});

test("it counts the events for other programs that have failed", async () => {
	await endpointAt(made.database, new URL("https://crm.example.com/"));
	await storeLead("a person", arrival);
	await made.database.kysely
		.updateTable("outbox")
		.set({ state: "failed", settled_at: hoursLater(1).toISOString() })
		.where("kind", "=", "webhook")
		.execute();
	expect(await readDigest(made.database, mailbox, hoursLater(2))).toMatchObject({ failedEventCount: 1 });
});

test("it counts the replies that the mail server has put off for an hour, and not those that leave in a moment", async () => {
	const putOff = async (attempts: number, hours: number) => {
		const row = rowOf(soonAfter("receipt", arrival), `${attempts} ${hours}`, hoursLater(hours));
		await made.database.kysely
			.insertInto("outbox")
			.values({ ...row, purpose: "reply", attempts })
			.execute();
	};
	await putOff(3, 0);
	await putOff(1, 1.5);
	await putOff(0, 0);
	expect(await readDigest(made.database, mailbox, hoursLater(2))).toMatchObject({ putOffReplyCount: 1 });
});
