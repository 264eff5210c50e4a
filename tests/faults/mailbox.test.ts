import { describe, expect, test } from "vitest";
import { acquireMailbox, releaseMailbox } from "#server/mailbox/mailbox-lease.ts";
import { leadsIn } from "#tests/support/database-for-tests.ts";
import { imapServer } from "#tests/support/imap-server.ts";
import { deliver, mailboxForTests, mailboxSettingsFor } from "#tests/support/mailbox-for-tests.ts";
import { rawMail } from "#tests/support/received-mails.ts";

const { made, watch, watchMailbox, subjects, noted, begun } = mailboxForTests();

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

	test("that says nothing does not hold up a stop that comes before the service has asked it", async () => {
		const server = await imapServer();
		server.beSilent();
		await watch(server.url).stop();
		expect(server.connections).toBe(0);
		expect(await noted()).toMatchObject({ lease: null });
	});

	test("on another machine gets no password without TLS", async () => {
		const server = await imapServer();
		watchMailbox({ ...mailboxSettingsFor(server.url), isLoopback: false });
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
	const settings = mailboxSettingsFor(server.url);
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
