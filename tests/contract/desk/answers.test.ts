import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inboxRoutes } from "#domain/desk/inbox.ts";
import { leadRoutes } from "#domain/desk/lead-detail.ts";
import { numberRoutes } from "#domain/desk/numbers.ts";
import { personDataRoutes } from "#domain/desk/person-data.ts";
import { replyRoutes } from "#domain/desk/replies.ts";
import { statusRoutes } from "#domain/desk/status.ts";
import { day } from "#domain/durations.ts";
import { leadSaying } from "#tests/support/desk-leads.ts";
import { type DeskVisitor, personAtDesk } from "#tests/support/desk-visitor.ts";
import { ImapServerForTests } from "#tests/support/imap-server.ts";
import { MailServerForTests, mailSettings } from "#tests/support/mail-server.ts";
import { bounceOf, rawMail } from "#tests/support/received-mails.ts";
import { RunningService } from "#tests/support/running-service.ts";
import { queryDatabase } from "#tools/service/query-database.ts";

const outgoing = new MailServerForTests();
const incoming = new ImapServerForTests();
let service: RunningService;
let ana: DeskVisitor;
beforeAll(async () => {
	await Promise.all([outgoing.start(), incoming.start()]);
	service = new RunningService({ settings: { ...mailSettings(outgoing), IMAP_URL: incoming.url } });
	await service.start();
	ana = await personAtDesk(service, "Ana", "--owner");
	await incoming.watched();
});
afterAll(async () => {
	await service.remove();
	await Promise.all([outgoing.stop(), incoming.stop()]);
});

/** The Message-ID of the receipt that a new lead's person got. */
async function receiptTo(email: string): Promise<string> {
	for (let count = 1; ; count++) {
		const mails = await outgoing.mails(count);
		const found = mails.find(({ to }) => to?.some(({ address }) => address === email));
		if (found?.messageId !== undefined) return found.messageId;
	}
}

const detail = (lead: string) => ana.get(leadRoutes.read, {}, { lead });
const happened = async (lead: string) => (await detail(lead)).timeline.map(({ what }) => what.kind);

test("the desk says that answers come back by themselves", async () => {
	expect(await ana.get(statusRoutes.read)).toMatchObject({ readsAnswers: true });
});

describe("an answer by mail", () => {
	test("appears on its lead's timeline, and stops a reply that was written before it came", async () => {
		const email = "answer@example.co.nz";
		const lead = await leadSaying(service, "Answer me", { email });
		const headers = { From: email, "In-Reply-To": await receiptTo(email) };
		incoming.deliver(rawMail({ headers, text: "One more thing: durians." }));
		await expect.poll(() => happened(lead)).toContain("answer");
		const written = { key: randomUUID(), seen: 1, to: email, subject: "Re", text: "Yes" };
		expect(await ana.ask(replyRoutes.send, written, { lead })).toMatchObject({
			status: 409,
			body: { code: "newer-events", news: [{ what: { kind: "answer", text: "One more thing: durians." } }] },
		});
		const { leads } = await ana.get(inboxRoutes.list, { view: "all", search: "durians" });
		expect(leads.map(({ id }) => id)).toEqual([lead]);
		expect(service.output).not.toMatch(/durian|answer@example/i);
	});

	test("is among what is stored of its person, and goes when the person is erased", async () => {
		const email = "forget@example.co.nz";
		const lead = await leadSaying(service, "Forget me", { email });
		incoming.deliver(
			rawMail({ headers: { From: email, "In-Reply-To": await receiptTo(email) }, text: "Salak" }),
		);
		await expect.poll(() => happened(lead)).toContain("answer");
		const { leads } = await ana.get(personDataRoutes.read, { email });
		expect(JSON.stringify(leads)).toContain("Salak");
		await ana.get(personDataRoutes.erase, { email, references: leads.map(({ reference }) => reference) });
		const events = await queryDatabase(service.databaseUrl, (database) =>
			database.selectFrom("lead_events").select("what").execute(),
		);
		expect(JSON.stringify(events)).not.toContain("Salak");
	});
});

/** A lead with a reply that has left, and the Message-ID of that. */
async function repliedLead(email: string) {
	const lead = await leadSaying(service, `Reply to ${email}`, { email });
	await receiptTo(email);
	const written = { key: randomUUID(), seen: 1, to: email, subject: "Re", text: "Kia ora" };
	await ana.get(replyRoutes.send, written, { lead });
	await queryDatabase(service.databaseUrl, (database) =>
		database
			.updateTable("outbox")
			.set({ next_try_at: "2020-01-01T00:00:00Z" })
			.where("lead_id", "=", lead)
			.where("purpose", "=", "reply")
			.execute(),
	);
	const reply = async () => (await detail(lead)).mails.find(({ purpose }) => purpose === "reply");
	await expect.poll(async () => (await reply())?.state).toBe("sent");
	const mails = await outgoing.mails(1);
	const sent = mails.find(({ subject, to }) => subject === "Re" && to?.[0]?.address === email);
	return { lead, messageId: sent?.messageId ?? "", reply };
}

test("an answer that opens a lead again reaches the team by mail", async () => {
	const email = "again@example.co.nz";
	const { messageId } = await repliedLead(email);
	incoming.deliver(rawMail({ headers: { From: email, "In-Reply-To": messageId }, text: "And cherimoyas?" }));
	const toTeam = async () =>
		(await outgoing.mails(1)).filter(({ to }) => to?.[0]?.address === "team@southlight.example");
	await expect.poll(async () => (await toTeam()).map(({ text }) => text).join()).toContain("And cherimoyas?");
	const told = (await toTeam()).find(({ text = "" }) => text.includes("cherimoyas"));
	expect(told?.replyTo).toMatchObject([{ address: email }]);
});

test("a reply that came back answers no one: the lead is open with its time, until the reply is sent again", async () => {
	const email = "gone@example.co.nz";
	const { lead, messageId, reply } = await repliedLead(email);
	expect((await detail(lead)).lead).toMatchObject({ state: "replied", dueAt: null });
	incoming.deliver(bounceOf(messageId, { recipient: `Final-Recipient: rfc822; ${email}` }));
	await expect.poll(async () => (await detail(lead)).lead.state).toBe("claimed");
	const { lead: open } = await detail(lead);
	expect(Date.parse(open.dueAt ?? "") - Date.parse(open.receivedAt)).toBe(day);
	await ana.get(numberRoutes.retry, {}, { mail: (await reply())?.outboxItem ?? "" });
	await expect.poll(async () => (await detail(lead)).lead).toMatchObject({ state: "replied", dueAt: null });
	expect(await happened(lead)).toContain("reply-resent");
});

test("a mail that belongs to no lead can be answered from the desk in its own conversation", async () => {
	const email = "stranger@example.co.nz";
	const headers = { From: `Sione <${email}>`, Subject: "A question", "Message-ID": "<q@example.co.nz>" };
	incoming.deliver(rawMail({ headers }));
	const found = async () => (await ana.get(inboxRoutes.list, { view: "open", form: "mail" })).leads;
	await expect.poll(found).toMatchObject([{ name: "Sione", email, state: "new" }]);
	const [{ id: lead = "", lastEvent: seen = 0 } = {}] = await found();
	const written = { key: randomUUID(), seen, to: email, subject: "Re: A question", text: "Kia ora" };
	await ana.get(replyRoutes.send, written, { lead });
	await queryDatabase(service.databaseUrl, (database) =>
		database
			.updateTable("outbox")
			.set({ next_try_at: "2020-01-01T00:00:00Z" })
			.where("lead_id", "=", lead)
			.execute(),
	);
	await receiptTo(email);
	const mails = await outgoing.mails(1);
	const reply = mails.find(({ subject, to }) => subject === "Re: A question" && to?.[0]?.address === email);
	expect([reply?.inReplyTo, reply?.references]).toEqual(["<q@example.co.nz>", "<q@example.co.nz>"]);
	const team = async () =>
		(await outgoing.mails(1)).filter(({ to }) => to?.[0]?.address === "team@southlight.example");
	await expect.poll(async () => (await team()).map(({ text }) => text).join()).toContain("Yes, please.");
});

test("a mail that came back is shown on the lead and among the troubled ones, and sent again by hand", async () => {
	const email = "bounce@example.co.nz";
	const lead = await leadSaying(service, "Bounce me", { email });
	const messageId = await receiptTo(email);
	await expect.poll(async () => (await detail(lead)).mails[0]?.state).toBe("sent");
	incoming.deliver(bounceOf(messageId, { recipient: `Final-Recipient: rfc822; ${email}` }));
	await expect.poll(() => happened(lead)).toContain("bounced");
	const [mail] = (await detail(lead)).mails;
	expect(mail?.state).toBe("bounced");
	const { troubled } = await ana.get(numberRoutes.outbox);
	expect(troubled).toMatchObject([{ id: mail?.id, state: "bounced", problem: "550 5.1.1 No such mailbox" }]);
	await ana.get(numberRoutes.retry, {}, { mail: mail?.id ?? "" });
	const again = async () =>
		(await outgoing.mails(1)).filter(({ to }) => to?.[0]?.address === email).map((sent) => sent.messageId);
	await expect.poll(again).toHaveLength(2);
	// The same Message-ID would be taken for the mail that came back.
	expect(new Set(await again()).size).toBe(2);
});

test("a confirmation that came back goes to the corrected address, once it is sent again", async () => {
	const [email, corrected] = ["mistyped@exmaple.co.nz", "mistyped@example.co.nz"];
	const lead = await leadSaying(service, "I have mistyped my address", { email });
	const messageId = await receiptTo(email);
	await expect.poll(async () => (await detail(lead)).mails[0]?.state).toBe("sent");
	incoming.deliver(bounceOf(messageId, { recipient: `Final-Recipient: rfc822; ${email}` }));
	await expect.poll(async () => (await detail(lead)).mails[0]?.state).toBe("bounced");
	await ana.get(personDataRoutes.correct, { values: { email: corrected } }, { lead });
	await ana.get(numberRoutes.retry, {}, { mail: (await detail(lead)).mails[0]?.id ?? "" });
	await receiptTo(corrected);
	expect((await detail(lead)).mails[0]).toMatchObject({ to: corrected });
});
