import { describe, expect, onTestFinished, test, vi } from "vitest";
import { minute } from "#domain/durations.ts";
import type { Database } from "#server/database/database.ts";
import { noteBegun } from "#server/mailbox/begun-mails.ts";
import { type MailboxConnection, RefusedMailError } from "#server/mailbox/mailbox-connection.ts";
import { acquireMailbox } from "#server/mailbox/mailbox-lease.ts";
import { readNewMails } from "#server/mailbox/read-mailbox.ts";
import { databaseForTests, leadsIn } from "#tests/support/database-for-tests.ts";
import { mailboxReading } from "#tests/support/mailbox-for-tests.ts";
import { rawMail } from "#tests/support/received-mails.ts";

const made = databaseForTests();
const { signal } = new AbortController();
const address = "imaps://mail.example.com/INBOX";

async function acquired(now: Date) {
	const mailbox = await acquireMailbox(made.database.kysely, address, now);
	if (mailbox === null) throw new Error("Another one reads the mailbox");
	return { ...mailbox, uid_validity: "1", read_until: now.toISOString() };
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
	const reading = mailboxReading(database, { now });
	const read = await readNewMails(reading, connection, mailbox, signal);
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
	const refusals = new Map([["1 1", 100]]);
	await readNewMails(mailboxReading(database, { now, refusals }), connection, await acquired(now()), signal);
	const stored = (await leadsIn(database)).map(({ values }) => values["subject"]);
	expect(stored.sort()).toEqual(["1", "2"]);
});

test("an email is not given up for the refusals of another that had its number before the server counted anew", async () => {
	const now = () => new Date("2026-03-02T00:00:00Z");
	const fetch = async (uid: number) => {
		if (uid === 1) throw new RefusedMailError("Unavailable");
		return fetched(uid, now());
	};
	const connectionOf = (validity: string) => {
		const uids = async () => [1, 2];
		const connected = { numbers: { validity, next: 3 }, mailsAfter: uids, mailsSince: uids, fetch };
		return connected as unknown as MailboxConnection;
	};
	const reading = mailboxReading(made.database, { now });
	const mailbox = await acquired(now());
	for (const validity of ["1", "1", "1", "1", "2"]) {
		const read = readNewMails(reading, connectionOf(validity), mailbox, signal);
		await expect(read).rejects.toThrow("Unavailable");
	}
});

test("the mailbox keeps its problem and the time of its last look until the email that causes it is read", async () => {
	const { kysely } = made.database;
	const before = { looked_at: "2026-03-02T00:00:00.000Z", problem: "unreachable" };
	const now = () => new Date("2026-03-02T01:00:00Z");
	let isBack = false;
	const fetch = async (uid: number) => {
		if (!isBack) throw new RefusedMailError("Unavailable");
		return fetched(uid, now());
	};
	const connected = { numbers: { validity: "1", next: 2 }, mailsAfter: async () => [1], fetch };
	const connection = connected as unknown as MailboxConnection;
	const mailbox = await acquired(now());
	await kysely.updateTable("mailboxes").set(before).execute();
	const look = () => readNewMails(mailboxReading(made.database, { now }), connection, mailbox, signal);
	const noted = kysely.selectFrom("mailboxes").select(["looked_at", "problem"]);
	await expect(look()).rejects.toThrow("Unavailable");
	expect(await noted.execute()).toEqual([before]);
	isBack = true;
	await look();
	expect(await noted.execute()).toEqual([{ looked_at: now().toISOString(), problem: null }]);
});

test("the log says the number of an email that is a copy of another", async () => {
	const log = vi.spyOn(console, "log").mockImplementation(() => {});
	onTestFinished(() => log.mockRestore());
	const now = () => new Date("2026-03-02T00:00:00Z");
	const mail = fetched(1, now());
	const fetch = async (uid: number) => ({ ...mail, uid });
	const connected = { numbers: { validity: "1", next: 3 }, mailsAfter: async () => [1, 2], fetch };
	const connection = connected as unknown as MailboxConnection;
	await readNewMails(mailboxReading(made.database, { now }), connection, await acquired(now()), signal);
	expect(log.mock.calls.map(([line]) => JSON.parse(line))).toEqual([{ event: "mailbox", known: 2 }]);
});

describe("a large email", () => {
	const now = () => new Date("2026-03-02T00:00:00Z");
	// What comes after the beginning of an email is in no text of it, so that a file shows how much of it was read.
	const file = `--b\nContent-Type: text/csv; name=a.csv\n\n${"1;2\n".repeat(20_000)}`;
	const text = `--b\nContent-Type: text/plain\n\nKia ora\n${file}${file}--b--`;
	const raw = rawMail({ headers: { "Content-Type": 'multipart/mixed; boundary="b"' }, text });
	const bytes = Buffer.from(raw);
	const mail = { uid: 1, bytes, size: bytes.length, arrivedAt: now() };
	const numbers = { validity: "1", next: 2 };
	const connected = { numbers, mailsAfter: async () => [1], fetch: async () => mail };
	const connection = connected as unknown as MailboxConnection;
	const readingOf = (database: Database) => mailboxReading(database, { now });

	/** The files of the email, as far as it was read. */
	async function filesRead(): Promise<number> {
		const [lead] = await leadsIn(made.database);
		expect(lead?.values["message"]).toBe("Kia ora");
		return String(lead?.values["attachments"]).split("\n").length;
	}

	test("during which a service died is read at its beginning by the next", async () => {
		const { database } = made;
		await noteBegun(database.kysely, mail, new Set());
		await readNewMails(readingOf(database), connection, await acquired(now()), signal);
		expect(await filesRead()).toBe(1);
	});

	test("that a stop has interrupted is read whole by the next service", async () => {
		const { database } = made;
		const mailbox = await acquired(now());
		const stopped = readNewMails(readingOf(database), connection, mailbox, AbortSignal.abort());
		await expect(stopped).rejects.toThrow();
		expect(await leadsIn(database)).toEqual([]);
		await readNewMails(readingOf(database), connection, mailbox, signal);
		expect(await filesRead()).toBe(2);
	});

	test("that the database has interrupted is read whole by the same service", async () => {
		const reading = readingOf(made.database);
		await noteBegun(made.database.kysely, mail, reading.begun);
		await readNewMails(reading, connection, await acquired(now()), signal);
		expect(await filesRead()).toBe(2);
	});
});
