import { expect, test } from "vitest";
import { minute } from "#domain/durations.ts";
import type { MailboxConnection } from "#server/mailbox/mailbox-connection.ts";
import { acquireMailbox } from "#server/mailbox/mailbox-lease.ts";
import { readNewMails } from "#server/mailbox/read-mailbox.ts";
import { databaseForTests } from "#tests/support/database-for-tests.ts";
import { rawMail } from "#tests/support/received-mails.ts";

const made = databaseForTests();
const address = "imaps://mail.example.com/INBOX";

test("a service that reads many mails for many minutes is left to it, also where some of them have gone", async () => {
	const { database } = made;
	let moment = Date.parse("2026-03-02T00:00:00Z");
	const now = () => new Date(moment);
	const mailbox = await acquireMailbox(database.kysely, address, now());
	if (mailbox === null) throw new Error("Another one reads the mailbox");
	const ofAnother: unknown[] = [];
	const fetch = async (uid: number) => {
		moment += 1.5 * minute;
		ofAnother.push(await acquireMailbox(database.kysely, address, now()));
		const bytes = Buffer.from(rawMail());
		return uid % 2 === 0 ? null : { uid, bytes, size: bytes.length, arrivedAt: now() };
	};
	// The server has numbered its mails again, so that the position stays until all are read.
	const numbers = { validity: "2", next: 6 };
	const connected = { numbers, mailsSince: async () => [1, 2, 3, 4, 5], fetch };
	// All that reading asks of a connection to a server.
	const connection = connected as unknown as MailboxConnection;
	const reading = { database, ownAddresses: [], now, pause: () => 0, refusals: new Map() };
	const read = await readNewMails(reading, connection, { ...mailbox, uid_validity: "1" });
	expect(ofAnother).toEqual([null, null, null, null, null]);
	expect(read).toMatchObject({ uid_validity: "2", last_uid: 5 });
});
