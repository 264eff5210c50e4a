import { expect, onTestFinished, test, vi } from "vitest";
import type { Database } from "#server/database/database.ts";
import type { MailboxConnection } from "#server/mailbox/mailbox-connection.ts";
import { acquireMailbox } from "#server/mailbox/mailbox-lease.ts";
import { readNewMails } from "#server/mailbox/read-mailbox.ts";
import type { Channel } from "#server/outbox/outbox-item.ts";
import { startOutboxWorker } from "#server/outbox/outbox-worker.ts";
import { RetentionJob } from "#server/retention/retention-job.ts";
import { databaseForTests } from "#tests/support/database-for-tests.ts";
import { rawMail } from "#tests/support/received-mails.ts";

const made = databaseForTests();
const fail = (): never => {
	throw new RangeError("mere@example.co.nz");
};

/** The lines of JSON that the log has got. */
function logged(): () => unknown[] {
	const log = vi.spyOn(console, "log").mockImplementation(() => {});
	onTestFinished(() => log.mockRestore());
	return () => log.mock.calls.map(([line]) => JSON.parse(line));
}

/** The kind of the error and where it arose, and nothing of its message. */
const fault = (event: string) => ({
	...{ event, error: "RangeError" },
	at: expect.arrayContaining([expect.stringContaining("background-faults.test.ts")]),
});

test("a fault of the outbox is logged with where it arose, and nothing that was typed", async () => {
	const lines = logged();
	const channel: Channel = { prepare: fail, send: fail };
	const worker = startOutboxWorker({
		...{ database: made.database, kind: "mail", channel },
		beforeLook: async () => fail(),
	});
	await expect.poll(lines).toHaveLength(1);
	await worker.stop();
	expect(lines()).toEqual([fault("outbox")]);
});

test("a fault of the retention is logged with where it arose, and nothing that was typed", async () => {
	const lines = logged();
	const database: Database = {
		...made.database,
		get kysely() {
			return fail();
		},
	};
	await new RetentionJob(database).stop();
	expect(lines()).toEqual([fault("retention")]);
});

test("a mail that can't be stored is logged by its number, with where the fault arose and nothing of the mail", async () => {
	const lines = logged();
	const now = () => new Date("2026-03-02T00:00:00Z");
	const mailbox = await acquireMailbox(made.database.kysely, "imaps://mail.example.com/INBOX", now());
	if (mailbox === null) throw new Error("Another one reads the mailbox");
	const bytes = Buffer.from(rawMail());
	const fetched = { uid: 7, bytes, size: bytes.length, arrivedAt: now() };
	const numbers = { validity: "1", next: 8 };
	const connected = { numbers, mailsAfter: async () => [fetched.uid], fetch: async () => fetched };
	// All that reading asks of a connection to a server.
	const connection = connected as unknown as MailboxConnection;
	const database: Database = { ...made.database, transaction: async () => fail() };
	const reading = { database, ownAddresses: [], now, pause: () => 0, refusals: new Map() };
	await readNewMails(reading, connection, { ...mailbox, uid_validity: "1" });
	expect(lines()).toEqual([{ ...fault("mailbox"), unread: 7 }]);
});
