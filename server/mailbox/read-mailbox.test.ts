import { expect, test } from "vitest";
import { minute } from "#domain/durations.ts";
import { type MailboxConnection, RefusedMailError } from "#server/mailbox/mailbox-connection.ts";
import { acquireMailbox } from "#server/mailbox/mailbox-lease.ts";
import { readNewMails } from "#server/mailbox/read-mailbox.ts";
import { databaseForTests, leadsIn } from "#tests/support/database-for-tests.ts";
import { rawMail } from "#tests/support/received-mails.ts";

const made = databaseForTests();
const address = "imaps://mail.example.com/INBOX";

async function acquired(now: Date) {
	const mailbox = await acquireMailbox(made.database.kysely, address, now);
	if (mailbox === null) throw new Error("Another one reads the mailbox");
	return { ...mailbox, uid_validity: "1" };
}

function fetched(uid: number, arrivedAt: Date) {
	const bytes = Buffer.from(rawMail({ headers: { Subject: `${uid}` } }));
	return { uid, bytes, size: bytes.length, arrivedAt };
}

test("a service that reads many mails for many minutes is left to it, also where some of them have gone", async () => {
	const { database } = made;
	let moment = Date.parse("2026-03-02T00:00:00Z");
	const now = () => new Date(moment);
	const mailbox = await acquired(now());
	const ofAnother: unknown[] = [];
	const fetch = async (uid: number) => {
		moment += 1.5 * minute;
		ofAnother.push(await acquireMailbox(database.kysely, address, now()));
		return uid % 2 === 0 ? null : fetched(uid, now());
	};
	// The server has numbered its mails again, so that the position stays until all are read.
	const numbers = { validity: "2", next: 6 };
	const connected = { numbers, mailsSince: async () => [1, 2, 3, 4, 5], fetch };
	// All that reading asks of a connection to a server.
	const connection = connected as unknown as MailboxConnection;
	const reading = { database, ownAddresses: [], now, pause: () => 0, refusals: new Map() };
	const read = await readNewMails(reading, connection, mailbox);
	expect(ofAnother).toEqual([null, null, null, null, null]);
	expect(read).toMatchObject({ uid_validity: "2", last_uid: 5 });
});

test("an email that was refused often is stored when the server comes back while it is asked for another", async () => {
	const { database } = made;
	const now = () => new Date("2026-03-02T00:00:00Z");
	let isBack = false;
	const fetch = async (uid: number) => {
		if (uid === 1 && !isBack) throw new RefusedMailError("Unavailable");
		isBack = true;
		return fetched(uid, now());
	};
	const connected = { numbers: { validity: "1", next: 3 }, mailsAfter: async () => [1, 2], fetch };
	const connection = connected as unknown as MailboxConnection;
	const refusals = new Map([[1, 100]]);
	const reading = { database, ownAddresses: [], now, pause: () => 0, refusals };
	await readNewMails(reading, connection, await acquired(now()));
	const stored = (await leadsIn(database)).map(({ values }) => values["subject"]);
	expect(stored.sort()).toEqual(["1", "2"]);
});
