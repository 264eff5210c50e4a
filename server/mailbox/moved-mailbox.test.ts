import { beforeEach, describe, expect, test } from "vitest";
import { minute } from "#domain/durations.ts";
import type { MailboxConnection } from "#server/mailbox/mailbox-connection.ts";
import { acquireMailbox, releaseMailbox } from "#server/mailbox/mailbox-lease.ts";
import { readNewMails } from "#server/mailbox/read-mailbox.ts";
import { databaseForTests, leadsIn } from "#tests/support/database-for-tests.ts";
import { mailboxReading, mailboxSettingsFor } from "#tests/support/mailbox-for-tests.ts";
import { rawMail } from "#tests/support/received-mails.ts";

const made = databaseForTests();
const { signal } = new AbortController();

let now = Date.parse("2026-03-02T00:00:00Z");
let mails: Awaited<ReturnType<MailboxConnection["fetch"]>>[] = [];

beforeEach(() => {
	mails = [];
});

function deliver(subject: string) {
	now += minute;
	const bytes = Buffer.from(rawMail({ headers: { Subject: subject } }));
	mails.push({ uid: mails.length + 1, bytes, size: bytes.length, arrivedAt: new Date(now) });
	now += minute;
}

/** One look at the same mailbox by an address that the settings name. */
async function look(url: string): Promise<void> {
	const held = await acquireMailbox(made.database.kysely, mailboxSettingsFor(url).address, new Date(now));
	if (held === null) throw new Error("Another one reads the mailbox");
	const uids = mails.map((_, index) => index + 1);
	const connected = {
		numbers: { validity: "7", next: mails.length + 1 },
		mailsAfter: async (last: number) => uids.filter((uid) => uid > last),
		mailsSince: async () => uids,
		fetch: async (uid: number) => mails[uid - 1],
	};
	const reading = mailboxReading(made.database, { now: () => new Date(now) });
	await readNewMails(reading, connected as unknown as MailboxConnection, held, signal);
	await releaseMailbox(made.database.kysely, held, null);
}

const subjects = async () => (await leadsIn(made.database)).map(({ values }) => values["subject"]).sort();

describe("what has come while the settings named a mailbox that could not be read is read", () => {
	test.each([
		["imaps://post:p@mail.example.com", "imap://post:p@mail.example.com:143"],
		["imaps://post:p@mail.example.com", "imaps://post:p@imap.example.net"],
		["imaps://post:p@mail.example.com", "imaps://Post%40example.com:p@mail.example.com"],
		["imaps://post:p@mail.example.com", "imaps://post:p@mail.example.com/Answers"],
	])("once %s is corrected to %s, and nothing else is", async (before, after) => {
		deliver("From years ago");
		await look(before);
		deliver("Known");
		await look(before);
		deliver("Meanwhile");
		await look(after);
		deliver("Later");
		await look(after);
		expect(await subjects()).toEqual(["Known", "Later", "Meanwhile"]);
	});

	test("by any of several corrections", async () => {
		await look("imaps://post:p@mail.example.com");
		deliver("Meanwhile");
		// It was acquired, and never looked at.
		const { address } = mailboxSettingsFor("imaps://post:p@wrong.example.com");
		await acquireMailbox(made.database.kysely, address, new Date(now));
		await look("imaps://post:p@imap.example.net");
		expect(await subjects()).toEqual(["Meanwhile"]);
	});
});

test("another account is read from its first look on", async () => {
	await look("imaps://ana:p@mail.example.com");
	deliver("To the other account");
	await look("imaps://post:p@mail.example.com");
	deliver("Later");
	await look("imaps://post:p@mail.example.com");
	expect(await subjects()).toEqual(["Later"]);
});
