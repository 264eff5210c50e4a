import { describe, expect, onTestFinished, test, vi } from "vitest";
import { startMailboxWatch } from "#server/mailbox/mailbox-watch.ts";
import { imapServer } from "#tests/support/imap-server.ts";
import {
	deliver,
	mailboxForTests,
	mailboxReading,
	mailboxSettingsFor,
} from "#tests/support/mailbox-for-tests.ts";
import { bounceOf, rawMail } from "#tests/support/received-mails.ts";

const { made, watch, subjects, noted, begun } = mailboxForTests();

describe("a mail that holds up no other mail", () => {
	/** What the log says that could not be read, by number. */
	function unreadMails(): () => unknown[] {
		const log = vi.spyOn(console, "log").mockImplementation(() => {});
		onTestFinished(() => log.mockRestore());
		const lines = () => log.mock.calls.map(([line]) => JSON.parse(String(line)));
		return () => lines().flatMap(({ unread }) => unread ?? []);
	}

	test("is one that can't be stored", async () => {
		const unread = unreadMails();
		const server = await imapServer();
		watch(server.url);
		await begun();
		await made.database.kysely.schema.alterTable("lead_answers").renameTo("hidden").execute();
		deliver(server, "Not stored");
		await expect.poll(async () => (await noted())?.last_uid).toBe(1);
		await made.database.kysely.schema.alterTable("hidden").renameTo("lead_answers").execute();
		deliver(server, "Stored");
		await expect.poll(subjects).toEqual(["Stored"]);
		expect(unread()).toEqual([1]);
	});

	test.each([
		["for good", Number.POSITIVE_INFINITY, ["Next"], [1]],
		["for a moment", 2, ["Next", "Refused"], []],
	])("is one that the server refuses %s", async (_, times, read, unreadNumbers) => {
		const unread = unreadMails();
		const server = await imapServer();
		watch(server.url);
		await begun();
		deliver(server, "Refused");
		server.refuseNewest(times);
		deliver(server, "Next");
		await expect.poll(subjects).toEqual(read);
		expect(unread()).toEqual(unreadNumbers);
	});

	test("is one that the server gives without its text for a moment", async () => {
		const unread = unreadMails();
		const server = await imapServer();
		watch(server.url);
		await begun();
		deliver(server, "Empty");
		server.emptyNewest(2);
		deliver(server, "Next");
		await expect.poll(subjects).toEqual(["Empty", "Next"]);
		expect(unread()).toEqual([]);
	});

	test("is not given up while the server gives no other either, however often it is asked", async () => {
		const unread = unreadMails();
		const server = await imapServer();
		watch(server.url);
		await begun();
		for (const subject of ["One", "Two"]) {
			deliver(server, subject);
			server.refuseNewest(6);
		}
		await expect.poll(subjects).toEqual(["One", "Two"]);
		expect(unread()).toEqual([]);
	});

	test("is one whose HTML can't be turned into text", async () => {
		const unread = unreadMails();
		const server = await imapServer();
		watch(server.url);
		await begun();
		const text = '<ol type="I" start="10000"><li>More than the library can write in Roman numbers</ol>';
		server.deliver(rawMail({ headers: { Subject: "Not read", "Content-Type": "text/html" }, text }));
		deliver(server, "Stored");
		await expect.poll(subjects).toEqual(["Stored"]);
		expect(unread()).toEqual([1]);
	});

	test("is a bounce with more headers of the returned mail than anyone reads", async () => {
		const server = await imapServer();
		watch(server.url);
		await begun();
		server.deliver(
			bounceOf("<1@southlight.example>").replace("Subject: Your", `X: ${"y".repeat(2_200_000)}\r\n$&`),
		);
		deliver(server, "Stored");
		await expect.poll(subjects).toEqual(["Stored", "Undelivered"]);
	});
});

test("a mail that no thread could begin to read is read by the service that is started again", async () => {
	const log = vi.spyOn(console, "log").mockImplementation(() => {});
	onTestFinished(() => log.mockRestore());
	const server = await imapServer();
	const settings = mailboxSettingsFor(server.url);
	const thread = new URL("./taken-away-by-a-build.js", import.meta.url);
	const part = startMailboxWatch(settings, mailboxReading(made.database, { pause: () => 100, thread }));
	await begun();
	await server.watched();
	deliver(server, "Orchards");
	await expect.poll(() => JSON.stringify(log.mock.calls)).toContain("no-thread");
	await part.stop();
	expect(await subjects()).toEqual([]);
	watch(server.url);
	await expect.poll(subjects).toEqual(["Orchards"]);
});
