import { beforeEach, describe, expect, test } from "vitest";
import { hour, minute } from "#domain/durations.ts";
import { readTimeline } from "#server/desk/leads/timeline.ts";
import { addPerson } from "#server/desk/people/people.ts";
import { sendReply } from "#server/desk/replies/send-reply.ts";
import { eraseLeads } from "#server/leads/erase-leads.ts";
import { retryMail } from "#server/mail/retry-mail.ts";
import { databaseForTests } from "#tests/support/database-for-tests.ts";
import { type MailServerForTests, mailServer } from "#tests/support/mail-server.ts";
import { outboxOf, sessions, storeMessage, worker } from "#tests/support/outbox-for-tests.ts";
import { messageSaying } from "#tests/support/post-form.ts";

const made = databaseForTests();
const arrival = new Date("2026-11-22T01:00:00Z");
const later = (hours: number) => new Date(arrival.getTime() + hours * hour);
let server: MailServerForTests;
beforeEach(async () => {
	server = await mailServer();
});

const changeLead = (columns: object) => made.database.kysely.updateTable("leads").set(columns).execute();

/** One mail, as the outbox holds it. */
async function mail(purpose: string) {
	const row = (await outboxOf(made.database)).get(purpose);
	if (row === undefined) throw new Error(`There is no mail ${purpose}`);
	return row;
}

/** A lead of whose mails only one is left, which the mail server answers with a code before it is given the message. */
async function triedInVain(purpose: string, at: Date, code: number, change = {}): Promise<void> {
	await storeMessage(made.database, arrival, change);
	await made.database.kysely.deleteFrom("outbox").where("purpose", "<>", purpose).execute();
	server.react({ recipient: code });
	await worker(made.database, server).lookAt(at);
	expect(server.received).toEqual([]);
}

describe("a mail that the server puts off before it is given the message", () => {
	test("goes to the address that a colleague has corrected meanwhile, and to no other", async () => {
		await triedInVain("receipt", arrival, 451, {
			values: { ...messageSaying("Hello"), email: "mere@gmial.example" },
		});
		const email = "mere@gmail.example";
		await changeLead({ email, form_values: JSON.stringify({ ...messageSaying("Hello"), email }) });
		await worker(made.database, server).lookAt(later(1));
		expect(server.received.map(({ to }) => to)).toEqual([[email]]);
		expect(await mail("receipt")).toMatchObject({ state: "sent", recipient: email });
	});

	test.each([
		["the receipt of what is now marked as spam", "receipt", arrival, { state: "spam" }],
		["a warning about what was answered", "reply-warning-4h", later(20), { state: "replied" }],
	] as const)("is not sent once it is %s", async (_, purpose, at, change) => {
		await triedInVain(purpose, at, 451);
		await changeLead(change);
		await worker(made.database, server).lookAt(new Date(at.getTime() + hour));
		expect(await mail(purpose)).toMatchObject({ state: "cancelled" });
		expect(server.received).toEqual([]);
	});

	test("does not go to who has left the team", async () => {
		await triedInVain("team-lead", arrival, 451);
		const MAIL_TEAM = "new@southlight.example";
		await worker(made.database, server, { MAIL_TEAM }).lookAt(later(1));
		expect(server.received.map(({ to }) => to)).toEqual([[MAIL_TEAM]]);
	});
});

test("a reminder that failed is not sent again by hand once its session is over", async () => {
	const webinar = "automating-supplier-invoices";
	await triedInVain("reminder-day", new Date("2027-03-16T03:00:00Z"), 550, {
		...{ form: "webinar", session: sessions[webinar] },
		values: { ...messageSaying(""), webinar },
	});
	const { id, state } = await mail("reminder-day");
	expect(state).toBe("failed");
	const afterwards = new Date("2027-03-18T00:00:00Z");
	await retryMail(made.database, id, afterwards);
	await worker(made.database, server).lookAt(afterwards);
	expect(await mail("reminder-day")).toMatchObject({ state: "cancelled" });
	expect(server.received).toEqual([]);
});

test("a message that was refused is written again when a colleague has it sent again", async () => {
	await storeMessage(made.database, arrival);
	await made.database.kysely.deleteFrom("outbox").where("purpose", "<>", "receipt").execute();
	server.react({ message: 554 });
	await worker(made.database, server).lookAt(arrival);
	await changeLead({ state: "replied" });
	await retryMail(made.database, (await mail("receipt")).id, later(1));
	await worker(made.database, server).lookAt(later(1));
	const [refused, taken] = await server.mails(2);
	expect(taken?.text).not.toBe(refused?.text);
	expect(taken?.messageId).not.toBe(refused?.messageId);
});

test("a message that the server put off after it was given is not sent once its lead is erased", async () => {
	const { reference } = await storeMessage(made.database, arrival);
	server.react({ message: 451 });
	await worker(made.database, server).lookAt(arrival);
	await server.mails(2);
	await eraseLeads(made.database, [reference], later(1));
	await worker(made.database, server).lookAt(later(2));
	expect(server.received).toHaveLength(2);
	expect(await outboxOf(made.database)).toEqual(new Map());
});

describe("a message that the server put off after it was given", () => {
	const tryAt = async (at: Date) => worker(made.database, server).lookAt(at);

	test("does not go to a visitor whose lead is marked as spam meanwhile", async () => {
		await storeMessage(made.database, arrival);
		await made.database.kysely.deleteFrom("outbox").where("purpose", "<>", "receipt").execute();
		server.react({ message: 451 });
		await tryAt(arrival);
		await changeLead({ state: "spam" });
		await tryAt(later(1));
		expect(await mail("receipt")).toMatchObject({ state: "cancelled" });
		expect(server.received).toHaveLength(1);
	});

	test("is no reply to a lead that is marked as spam meanwhile, as its history then says", async () => {
		await storeMessage(made.database, arrival);
		await made.database.kysely.deleteFrom("outbox").execute();
		const person = { name: "Ana", email: "ana@southlight.example", role: "staff", office: "India" } as const;
		const ana = { id: "", ...person, ...(await addPerson(made.database.kysely, person)), session: "" };
		const lead = await made.database.kysely.selectFrom("leads").selectAll().executeTakeFirstOrThrow();
		const written = { key: "one", seen: lead.last_event, to: lead.email, subject: "Hello", text: "Yes" };
		await sendReply({ ...made, sessions: {} }, lead.id, ana, written);
		const [soon, hours] = [new Date(Date.now() + minute), new Date(Date.now() + 2 * hour)];
		server.react({ message: 451 });
		await tryAt(soon);
		await changeLead({ state: "spam" });
		await tryAt(hours);
		expect(await mail("reply")).toMatchObject({ state: "cancelled" });
		expect(server.received).toHaveLength(1);
		const timeline = await readTimeline(made.database.kysely, [lead.id]);
		expect(timeline.at(-1)?.what).toMatchObject({ kind: "bounced" });
	});

	test("still goes to the visitor whose lead was marked as spam, once that has been taken back", async () => {
		await storeMessage(made.database, arrival);
		await made.database.kysely.deleteFrom("outbox").where("purpose", "<>", "receipt").execute();
		server.react({ message: 451 });
		await tryAt(arrival);
		await changeLead({ state: "spam" });
		await changeLead({ state: "new" });
		await tryAt(later(1));
		expect(await mail("receipt")).toMatchObject({ state: "sent" });
	});
});
