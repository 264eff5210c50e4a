import { describe, expect, onTestFinished, test, vi } from "vitest";
import * as z from "zod";
import { acquireMailbox, releaseMailbox } from "#server/mailbox/mailbox-lease.ts";
import {
	type MailboxSettings,
	mailboxEnvironment,
	mailboxSettingsOf,
} from "#server/mailbox/mailbox-settings.ts";
import { type MailboxWatch, startMailboxWatch } from "#server/mailbox/mailbox-watch.ts";
import type { MailboxReading } from "#server/mailbox/read-mailbox.ts";
import { databaseForTests, leadsIn } from "#tests/support/database-for-tests.ts";
import { type ImapServerForTests, imapServer } from "#tests/support/imap-server.ts";
import { bounceOf, rawMail } from "#tests/support/received-mails.ts";

const made = databaseForTests();

/** A service's part that reads the mailbox at an address. */
function watch(url: string): MailboxWatch {
	return watchMailbox(settingsOf(url));
}

function settingsOf(url: string): MailboxSettings {
	const settings = mailboxSettingsOf(z.object(mailboxEnvironment).parse({ IMAP_URL: url }));
	if (settings === null) throw new Error("The settings name no mailbox");
	return settings;
}

/** Tries again after a moment what a service tries again after seconds or minutes. */
function watchMailbox(settings: MailboxSettings, pause: MailboxReading["pause"] = () => 100): MailboxWatch {
	const { database } = made;
	const reading = { database, ownAddresses: [], now: () => new Date(), pause };
	const part = startMailboxWatch(settings, { ...reading, refusals: new Map() });
	onTestFinished(() => part.stop());
	return part;
}

const subjects = async () => (await leadsIn(made.database)).map(({ values }) => values["subject"]).sort();
const deliver = (server: ImapServerForTests, ...names: readonly string[]) => {
	for (const Subject of names) server.deliver(rawMail({ headers: { Subject } }));
};
const noted = async () => made.database.kysely.selectFrom("mailboxes").selectAll().executeTakeFirst();
/** Resolves once the mailbox has been looked at for the first time, when what comes counts as new. */
const begun = () => expect.poll(async () => (await noted())?.uid_validity ?? null).not.toBeNull();

describe("a mail", () => {
	test("that arrives is read while the service waits, and is as unread as before for people", async () => {
		const server = await imapServer();
		watch(server.url);
		await begun();
		await server.watched();
		deliver(server, "One", "Two");
		await expect.poll(subjects).toEqual(["One", "Two"]);
		expect(server.flags).not.toContain("\\Seen");
	});

	test("that arrives while no service runs is read by the next, and what was there before the first is not", async () => {
		const server = await imapServer();
		deliver(server, "From years ago");
		const part = watch(server.url);
		await begun();
		await part.stop();
		deliver(server, "Meanwhile");
		watch(server.url);
		await expect.poll(subjects).toEqual(["Meanwhile"]);
	});

	test("of fifty megabytes is read at its beginning, and the next one too", async () => {
		const server = await imapServer();
		watch(server.url);
		await begun();
		const attachment = `${"QUFB".repeat(19)}\r\n`.repeat(650_000);
		const text = `--b\r\nContent-Type: text/plain\r\n\r\nSee below.\r\n--b\r\nContent-Type: application/zip; name=a.zip\r\nContent-Transfer-Encoding: base64\r\n\r\n${attachment}--b--`;
		server.deliver(
			rawMail({ headers: { Subject: "Huge", "Content-Type": "multipart/mixed; boundary=b" }, text }),
		);
		deliver(server, "Small");
		await expect.poll(subjects).toEqual(["Huge", "Small"]);
		const huge = (await leadsIn(made.database)).find(({ values }) => values["subject"] === "Huge");
		expect(huge?.values["message"]).toBe("See below.");
	});
});

describe("a mail server", () => {
	test("that ends the connection is asked again, and no mail is read twice or lost", async () => {
		const server = await imapServer();
		watch(server.url);
		await begun();
		await server.watched();
		deliver(server, "Before");
		await expect.poll(subjects).toEqual(["Before"]);
		server.drop();
		deliver(server, "After");
		await expect.poll(subjects).toEqual(["After", "Before"]);
	});

	test("that is down at the start is asked again until it is there", async () => {
		const server = await imapServer();
		await server.stop();
		watch(server.url);
		await expect.poll(async () => (await noted())?.problem).toBe("unreachable");
		await server.start();
		await begun();
		deliver(server, "At last");
		await expect.poll(subjects).toEqual(["At last"]);
	});

	test("that numbers its mails again has the last days read again, each mail once", async () => {
		const server = await imapServer();
		const part = watch(server.url);
		await begun();
		await server.watched();
		const known = rawMail({ headers: { Subject: "Known" } });
		deliver(server, "Other", "Another");
		server.deliver(known);
		await expect.poll(subjects).toHaveLength(3);
		await part.stop();
		await server.stop();
		await server.start(2);
		server.deliver(rawMail({ headers: { Subject: "Old" } }), new Date("2020-01-01"));
		server.deliver(known);
		deliver(server, "New");
		watch(server.url);
		await expect.poll(subjects).toEqual(["Another", "Known", "New", "Other"]);
		deliver(server, "Newer");
		await expect.poll(subjects).toContain("Newer");
	});

	test("that refuses the password is known by that, so that it is asked again seldom", async () => {
		const server = await imapServer();
		watch(server.urlFor("wrong"));
		await expect.poll(async () => (await noted())?.problem).toBe("refused-login");
	});

	test("without the folder is named as the problem", async () => {
		const server = await imapServer();
		watch(server.urlFor("right", "Answers"));
		await expect.poll(async () => (await noted())?.problem).toBe("no-folder");
	});

	test("that says nothing does not hold up a stop", async () => {
		const server = await imapServer();
		server.beSilent();
		const part = watch(server.url);
		await expect.poll(() => server.connections).toBe(1);
		await part.stop();
		expect(await noted()).toMatchObject({ lease: null });
	});

	test("on another machine gets no password without TLS", async () => {
		const server = await imapServer();
		watchMailbox({ ...settingsOf(server.url), isLoopback: false });
		await expect.poll(async () => (await noted())?.problem).toBe("unreachable");
		expect(server.heard).not.toMatch(/AUTHENTICATE|LOGIN|right/i);
	});
});

test("of two services one reads the mailbox, and the other takes over at once when it stops", async () => {
	const server = await imapServer();
	const one = watch(server.url);
	await begun();
	const other = watch(server.url);
	await server.watched();
	deliver(server, "One");
	await expect.poll(subjects).toEqual(["One"]);
	expect(server.connections).toBe(1);
	await one.stop();
	deliver(server, "Two");
	await expect.poll(subjects).toEqual(["One", "Two"]);
	await other.stop();
});

test("a service that has waited for another one's turn tries a mail server that is down as soon as any other", async () => {
	const server = await imapServer();
	const settings = settingsOf(server.url);
	await server.stop();
	const { kysely } = made.database;
	const held = await acquireMailbox(kysely, settings.address, new Date());
	if (held === null) throw new Error("Another one reads the mailbox");
	const pauses: unknown[] = [];
	watchMailbox(settings, (why, failures) => pauses.push(`${why} ${failures}`) && 20);
	await expect.poll(() => pauses.length).toBeGreaterThan(3);
	await releaseMailbox(kysely, held, null);
	await expect.poll(() => pauses).toContain("unreachable 1");
});

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
