import { createSecretKey } from "node:crypto";
import Fastify from "fastify";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { replyTimesPath } from "#domain/leads/reply-promise.ts";
import type { Database } from "#server/database/database.ts";
import { LiveFeed } from "#server/desk/live/live-feed.ts";
import { StepCounts } from "#server/funnel/step-counts.ts";
import { logWarnings } from "#server/log/log-event.ts";
import type { MailboxConnection } from "#server/mailbox/mailbox-connection.ts";
import { acquireMailbox } from "#server/mailbox/mailbox-lease.ts";
import { startMailboxWatch } from "#server/mailbox/mailbox-watch.ts";
import { readNewMails } from "#server/mailbox/read-mailbox.ts";
import type { Channel } from "#server/outbox/outbox-item.ts";
import { startOutboxWorker } from "#server/outbox/outbox-worker.ts";
import { PostCounts } from "#server/protection/post-counts.ts";
import { RetentionJob } from "#server/retention/retention-job.ts";
import { replyTimesRoute } from "#server/routes/reply-times.ts";
import type { ServiceContext } from "#server/service-context.ts";
import { databaseForTests } from "#tests/support/database-for-tests.ts";
import { mailboxReading, mailboxSettingsFor } from "#tests/support/mailbox-for-tests.ts";
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

test("a warning of Node is logged by its kind, once, and with nothing that was typed", async () => {
	const lines = logged();
	const before = process.listeners("warning");
	onTestFinished(() => {
		process.removeAllListeners("warning");
		for (const listener of before) process.on("warning", listener);
	});
	logWarnings();
	process.emitWarning("mere@example.co.nz", { type: "ExperimentalWarning", code: "TEST" });
	await expect
		.poll(lines)
		.toEqual([expect.objectContaining({ event: "warning", warning: "ExperimentalWarning", code: "TEST" })]);
	expect(JSON.stringify(lines())).not.toContain("mere");
	// Node's own listener prints it.
	expect(process.listenerCount("warning")).toBe(1);
});

/** A database whose every use is a fault. */
const faulty = (): Database => ({
	...made.database,
	transaction: async () => fail(),
	kysely: new Proxy(made.database.kysely, { get: fail }),
});

describe("a fault is logged with where it arose, and nothing that was typed,", () => {
	test("of the desk's live news", async () => {
		const lines = logged();
		const feed = new LiveFeed(faulty());
		onTestFinished(() => feed.close());
		feed.add({ session: "one", role: "staff", send: () => {}, end: () => {} });
		await expect.poll(lines).not.toEqual([]);
		expect(lines()[0]).toEqual(fault("live"));
	});

	test("of the counts of posts", async () => {
		const lines = logged();
		const counts = new PostCounts(faulty(), createSecretKey(Buffer.from("secret")));
		counts.add("192.0.2.1", 10);
		await counts.close();
		expect(lines()).toEqual([fault("post-counts")]);
	});

	test("of the counts of steps", async () => {
		const lines = logged();
		const counts = new StepCounts(faulty());
		counts.add("report", new Date());
		await counts.write();
		expect(lines()).toEqual([fault("step-counts")]);
	});

	test("of the published reply times, whose page a visitor still gets", async () => {
		const lines = logged();
		const app = Fastify();
		// All that the route asks of the service.
		const context = {
			...{ database: faulty(), site: { failures: { locale: "en" } } },
			replyTimesPage: { html: "<p>Reply times</p>", policy: "default-src 'self'" },
		} as unknown as ServiceContext;
		app.register(replyTimesRoute, { context });
		expect((await app.inject(replyTimesPath)).statusCode).toBe(200);
		expect(lines()).toEqual([fault("reply-times")]);
	});

	test("of the mailbox, next to what it could not do", async () => {
		const lines = logged();
		const reading = mailboxReading(faulty(), { pause: () => 60_000 });
		const watch = startMailboxWatch(mailboxSettingsFor("imaps://name:password@mail.example.com"), reading);
		onTestFinished(() => watch.stop());
		await expect.poll(lines).not.toEqual([]);
		expect(lines()).toEqual([{ ...fault("mailbox"), host: "mail.example.com", problem: "unreachable" }]);
	});
});

test("a database that is away for a while is not logged as a fault", async () => {
	const lines = logged();
	const counts = new StepCounts({ ...faulty(), isUnavailable: () => true });
	counts.add("report", new Date());
	await counts.write();
	expect(lines()).toEqual([]);
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
	const { signal } = new AbortController();
	await readNewMails(
		mailboxReading(database, { now }),
		connection,
		{ ...mailbox, uid_validity: "1" },
		signal,
	);
	expect(lines()).toEqual([{ ...fault("mailbox"), unread: 7 }]);
});
