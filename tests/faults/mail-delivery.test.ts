import { describe, expect, test } from "vitest";
import { hour } from "#domain/durations.ts";
import { retryItem } from "#server/outbox/list-outbox.ts";
import { outboxAsText } from "#server/outbox/outbox-as-text.ts";
import { databaseForTests } from "#tests/support/database-for-tests.ts";
import { type MailServerForTests, mailServer, type Reaction } from "#tests/support/mail-server.ts";
import { mailStates, outboxOf, storeMessage, worker } from "#tests/support/outbox-for-tests.ts";

const made = databaseForTests();
const arrival = new Date("2026-11-22T01:00:00Z");
const later = (hours: number) => new Date(arrival.getTime() + hours * hour);
const receipt = async () => (await outboxOf(made.database)).get("receipt");

/** The bytes of the mails that went to the visitor, one for each time they arrived. */
const toVisitor = ({ received }: MailServerForTests) =>
	received.filter(({ to }) => to.includes("mere@example.co.nz")).map(({ bytes }) => bytes);

/** A message whose mail to the team has been sent, and a server that has yet to see the receipt. */
async function onlyReceiptLeft(): Promise<MailServerForTests> {
	await storeMessage(made.database, arrival);
	await made.database.kysely.deleteFrom("outbox").where("purpose", "<>", "receipt").execute();
	return mailServer();
}

async function reactingServer(...reactions: readonly Reaction[]): Promise<MailServerForTests> {
	const server = await onlyReceiptLeft();
	server.react(...reactions);
	return server;
}

describe("a mail that the server does not take at first", () => {
	test.each([
		["puts the recipient off (greylisting)", { recipient: 451 }],
		["puts the message off", { message: 452 }],
	])("is sent later when the server %s, and is not tried before", async (_, reaction) => {
		const server = await reactingServer(reaction);
		const { lookAt } = worker(made.database, server);
		await lookAt(arrival);
		expect(await receipt()).toMatchObject({
			state: "waiting",
			attempts: 1,
			problem: expect.stringMatching(/45[12]/),
		});
		const tries = server.received.length;
		await lookAt(arrival);
		expect(server.received).toHaveLength(tries);
		await lookAt(later(1));
		expect(await receipt()).toMatchObject({ state: "sent", attempts: 2, message: null });
	});

	test("arrives as the same bytes with the same Message-ID, whatever has changed since", async () => {
		const server = await reactingServer({ message: 451 });
		const { lookAt } = worker(made.database, server);
		await lookAt(arrival);
		await made.database.kysely.updateTable("leads").set({ form_values: "{}" }).execute();
		await lookAt(later(1));
		const [first, second, ...more] = toVisitor(server);
		expect(first).toMatch(/^Message-ID: <[^>]+@southlight\.example>\r$/m);
		expect(second).toBe(first);
		expect(more).toEqual([]);
	});

	test("is tried for 72 hours, ever more seldom, and then shown as failed", async () => {
		const server = await onlyReceiptLeft();
		await server.stop();
		const { lookAt } = worker(made.database, server);
		for (let minutes = 0; minutes <= 72 * 60; minutes += 5) await lookAt(later(minutes / 60));
		const row = await receipt();
		expect(row).toMatchObject({ state: "failed", problem: expect.stringContaining("ECONNREFUSED") });
		expect(row?.attempts).toBeGreaterThan(15);
		expect(row?.attempts).toBeLessThan(40);
	});

	test.each([
		["before its first try", []],
		["after a try in vain", [{ message: 451 }]],
	])("is sent after all where a clock was years ahead for a moment, %s", async (_, reactions) => {
		const server = await reactingServer(...reactions);
		const { lookAt } = worker(made.database, server);
		if (reactions.length > 0) await lookAt(arrival);
		await lookAt(later(10 * 365 * 24));
		await lookAt(later(1));
		expect(await receipt()).toMatchObject({ state: "sent" });
		expect(toVisitor(server)).toHaveLength(reactions.length + 1);
	});

	test("is sent once a server that was down is back", async () => {
		const server = await onlyReceiptLeft();
		await server.stop();
		const { lookAt } = worker(made.database, server);
		await lookAt(arrival);
		expect(await receipt()).toMatchObject({ state: "waiting", attempts: 1 });
		await server.start();
		await lookAt(later(1));
		expect(await receipt()).toMatchObject({ state: "sent" });
	});
});

describe("a mail to two of the team that the server takes for one of them", () => {
	const MAIL_TEAM = "one@southlight.example,two@southlight.example";
	const toTeam = async () => (await outboxOf(made.database)).get("team-lead");

	/** A server that has taken the mail for the second, and answered the first with a code. */
	async function sentToSecond(recipient: number) {
		await storeMessage(made.database, arrival);
		await made.database.kysely.deleteFrom("outbox").where("purpose", "<>", "team-lead").execute();
		const server = await mailServer();
		server.react({ recipient });
		const { lookAt } = worker(made.database, server, { MAIL_TEAM });
		await lookAt(arrival);
		return { server, lookAt };
	}

	test("goes to the first later as the same mail, and not again to the second", async () => {
		const { server, lookAt } = await sentToSecond(451);
		expect(await toTeam()).toMatchObject({ state: "waiting", problem: expect.stringMatching(/one@.*451/) });
		await lookAt(later(1));
		expect(await toTeam()).toMatchObject({ state: "sent", attempts: 2 });
		const [before, after, ...more] = server.received;
		expect([before?.to, after?.to]).toEqual([["two@southlight.example"], ["one@southlight.example"]]);
		expect(after?.bytes).toBe(before?.bytes);
		expect(more).toEqual([]);
	});

	test("is shown as failed, with the one who lacks it, where the server refuses that one for good", async () => {
		const { server, lookAt } = await sentToSecond(550);
		server.react({ recipient: 550 });
		await lookAt(later(1));
		const failed = await toTeam();
		expect(failed).toMatchObject({ state: "failed", problem: expect.stringContaining("550") });
		expect(outboxAsText(failed ? [failed] : [])).toContain("to one@southlight.example");
		expect(server.received).toHaveLength(1);
	});
});

describe("a mail that the server refuses for good", () => {
	test.each([
		["an address that there is not", { recipient: 550 }],
		["its content", { message: 554 }],
	])("because of %s is shown with the answer, and not tried again", async (_, reaction) => {
		const server = await reactingServer(reaction);
		const { lookAt } = worker(made.database, server);
		await lookAt(arrival);
		const refused = await receipt();
		expect(refused).toMatchObject({ state: "failed", attempts: 1, problem: expect.stringMatching(/55[04]/) });
		await lookAt(later(24));
		expect(await receipt()).toEqual(refused);
	});
});

describe("a line that drops after the message was handed over", () => {
	test("leaves it undecided: it is shown, not sent again by itself, and sent again by hand as the same mail", async () => {
		const server = await reactingServer("drop");
		const { lookAt } = worker(made.database, server);
		await lookAt(arrival);
		await lookAt(later(48));
		expect(await mailStates(made.database)).toEqual({ receipt: "undecided" });
		expect(toVisitor(server)).toHaveLength(1);
		expect(await retryItem(made.database.kysely, "mail", (await receipt())?.id ?? "", later(48))).toBe(true);
		await lookAt(later(48));
		const [first, second] = toVisitor(server);
		expect(second).toBe(first);
		expect(await mailStates(made.database)).toEqual({ receipt: "sent" });
	});
});
