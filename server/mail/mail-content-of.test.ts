import { describe, expect, test } from "vitest";
import { markReplied } from "#server/leads/mark-replied.ts";
import { mailContentOf } from "#server/mail/mail-content-of.ts";
import { insertMailLead } from "#server/mailbox/insert-mail-lead.ts";
import { parseMail } from "#server/mailbox/parse-mail.ts";
import { databaseForTests, person } from "#tests/support/database-for-tests.ts";
import { outboxOf, sessions, storeMessage } from "#tests/support/outbox-for-tests.ts";
import { messageSaying } from "#tests/support/post-form.ts";
import { rawMail } from "#tests/support/received-mails.ts";

const made = databaseForTests();
const arrival = new Date("2027-03-01T00:00:00Z");
const slug = "automating-supplier-invoices";
const session = sessions[slug];
const registration = { form: "webinar", session, values: { ...messageSaying(""), webinar: slug } } as const;

async function content(
	purpose: string,
	now: Date,
	of: Parameters<typeof mailContentOf>[2]["sessions"] = sessions,
) {
	const item = (await outboxOf(made.database)).get(purpose);
	if (item === undefined) throw new Error(`No mail ${purpose} was queued`);
	return mailContentOf(made.database, item, { sessions: of }, now);
}

describe("a warning", () => {
	const due = new Date("2027-03-01T20:00:00Z");

	test("is written while the lead is new, with the hours that are left", async () => {
		await storeMessage(made.database, arrival);
		expect(await content("reply-warning-4h", due)).toMatchObject({ content: { hoursLeft: 4 } });
	});

	test("waits for the new time once an answer has opened the lead again", async () => {
		await storeMessage(made.database, arrival);
		const reply_due_at = "2027-03-02T10:00:00.000Z";
		await made.database.kysely.updateTable("leads").set({ reply_due_at }).execute();
		const dueAt = new Date("2027-03-02T06:00:00Z");
		const giveUpAt = new Date("2027-03-02T09:00:00Z");
		expect(await content("reply-warning-4h", due)).toEqual({ kind: "later", dueAt, giveUpAt });
		expect(await content("reply-warning-4h", dueAt)).toMatchObject({ content: { hoursLeft: 4 } });
	});

	test("is superfluous once the lead has been answered", async () => {
		const { reference } = await storeMessage(made.database, arrival);
		await markReplied({ ...made, sessions: {} }, [reference], arrival);
		expect(await content("reply-warning-4h", due)).toMatchObject({ kind: "superfluous" });
		expect(await content("team-lead", arrival)).toMatchObject({ kind: "content" });
	});

	test("is superfluous once the lead is part of another, which has its own", async () => {
		await storeMessage(made.database, arrival);
		await made.database.kysely.updateTable("leads").set({ merged_into: "another" }).execute();
		expect(await content("reply-warning-4h", due)).toMatchObject({ kind: "superfluous" });
		expect(await content("receipt", arrival)).toMatchObject({ kind: "content" });
	});
});

test("the team is told that someone registers for a session that is under way, and not once it is over", async () => {
	const during = new Date("2027-03-17T03:10:00Z");
	await storeMessage(made.database, during, registration);
	expect(await content("team-lead", during)).toMatchObject({ content: { hasBegun: true } });
	for (const other of [new Date("2027-03-17T02:59:00Z"), new Date("2027-03-17T04:00:00Z")])
		expect(await content("team-lead", other)).toMatchObject({ content: { hasBegun: false } });
});

test.each([true, false])("the team is told of a lead by email that is cut: %s", async (isCut) => {
	const text = "x".repeat(isCut ? 20_001 : 20_000);
	const bytes = Buffer.from(rawMail({ text }));
	const fetched = { uid: 1, bytes, size: bytes.length, arrivedAt: arrival };
	const received = await parseMail(fetched);
	await made.database.transaction((transaction) => insertMailLead(transaction, received, arrival));
	expect(await content("team-lead", arrival)).toMatchObject({ content: { lead: { isCut } } });
});

describe("a reminder", () => {
	const due = new Date("2027-03-16T03:00:00Z");
	const moved = (startsAt: string) => ({ [slug]: { ...session, startsAt } });

	test("is written a day before its session", async () => {
		await storeMessage(made.database, arrival, registration);
		expect(await content("reminder-day", due)).toMatchObject({ kind: "content" });
	});

	test("waits when the session has been put off", async () => {
		await storeMessage(made.database, arrival, registration);
		const later = moved("2027-03-24T16:00:00+13:00");
		expect(await content("reminder-day", due, later)).toEqual({
			kind: "later",
			dueAt: new Date("2027-03-23T03:00:00Z"),
			giveUpAt: new Date("2027-03-23T09:00:00Z"),
		});
	});

	test.each([
		["has been called off", {}],
		["is over", moved("2027-03-10T16:00:00+13:00")],
	])("is superfluous when the session %s", async (_, of) => {
		await storeMessage(made.database, arrival, registration);
		expect(await content("reminder-day", due, of)).toMatchObject({ kind: "superfluous" });
	});
});

describe("a confirmation of a session", () => {
	test("promises a person's reply as the receipt does, and not when it is late or was answered", async () => {
		const { reference } = await storeMessage(made.database, arrival, registration);
		expect(await content("webinar-confirmation", arrival)).toMatchObject({ content: { hasPromise: true } });
		const late = new Date("2027-03-02T00:00:01Z");
		expect(await content("webinar-confirmation", late)).toMatchObject({ content: { hasPromise: false } });
		await markReplied({ ...made, sessions: {} }, [reference], arrival);
		expect(await content("webinar-confirmation", arrival)).toMatchObject({ content: { hasPromise: false } });
	});

	test("promises a reminder only where one is still to come", async () => {
		await storeMessage(made.database, arrival, registration);
		expect(await content("webinar-confirmation", arrival)).toMatchObject({ content: { hasReminder: true } });
		const inTheLastHour = new Date("2027-03-17T02:30:00Z");
		expect(await content("webinar-confirmation", inTheLastHour)).toMatchObject({
			content: { hasReminder: false, hasBegun: false },
		});
	});

	test("says from its start on that it is under way, and nothing once it is over", async () => {
		await storeMessage(made.database, arrival, registration);
		const start = new Date("2027-03-17T03:00:00Z");
		expect(await content("webinar-confirmation", start)).toMatchObject({ content: { hasBegun: true } });
		const end = new Date("2027-03-17T03:45:00Z");
		expect(await content("webinar-confirmation", end)).toMatchObject({ kind: "superfluous" });
	});
});

describe("a paper", () => {
	const values = { ...messageSaying(""), paper: "a-paper" };

	test("comes with the time of a person's reply while that is to come, and not when it was answered", async () => {
		const { reference } = await storeMessage(made.database, arrival, { form: "paper", values });
		expect(await content("paper-link", arrival)).toMatchObject({ content: { hasPromise: true } });
		const late = new Date("2027-03-02T00:00:01Z");
		expect(await content("paper-link", late)).toMatchObject({ content: { hasPromise: false } });
		await markReplied({ ...made, sessions: {} }, [reference], arrival);
		expect(await content("paper-link", arrival)).toMatchObject({ content: { hasPromise: false } });
	});
});

describe("a receipt", () => {
	test.each([
		["repeats what was sent when the browser has done the work for it", "found", true],
		["repeats nothing without, so that the form is no way to mail others", "none", false],
	] as const)("%s", async (_, proof, hasCopy) => {
		await storeMessage(made.database, arrival, { evidence: { ...person, proof } });
		expect(await content("receipt", arrival)).toMatchObject({ content: { hasCopy } });
	});

	test("promises a person's reply while that is to come, and not when it is late or was answered", async () => {
		const { reference } = await storeMessage(made.database, arrival);
		expect(await content("receipt", arrival)).toMatchObject({ content: { hasPromise: true } });
		const late = new Date("2027-03-02T00:00:01Z");
		expect(await content("receipt", late)).toMatchObject({ content: { hasPromise: false } });
		await markReplied({ ...made, sessions: {} }, [reference], arrival);
		expect(await content("receipt", arrival)).toMatchObject({ content: { hasPromise: false } });
	});

	test("is superfluous once the lead is marked as spam", async () => {
		await storeMessage(made.database, arrival);
		await made.database.kysely.updateTable("leads").set({ state: "spam" }).execute();
		expect(await content("receipt", arrival)).toMatchObject({ kind: "superfluous" });
	});
});
