import { expect, test } from "vitest";
import { day } from "#domain/durations.ts";
import { rawMail } from "#tests/support/received-mails.ts";
import { now, sentReceiptForTests } from "#tests/support/sent-receipt.ts";

const { made, receive, leads } = sentReceiptForTests();

/** How often the team is told of leads by mail. */
async function timesTold(): Promise<number> {
	const mails = made.database.kysely.selectFrom("outbox").where("purpose", "=", "team-lead");
	// The lead that there is before is by the form.
	return (await mails.select("id").execute()).length - 1;
}

test.each([
	["that come now", new Date(now.getTime() - 1000)],
	["that have waited in the mailbox for a day", new Date(now.getTime() - day)],
])("of a flood of mails %s the team is told of the first twenty", async (_, at) => {
	for (let count = 0; count < 22; count++) await receive(rawMail(), at);
	expect(await leads()).toHaveLength(23);
	expect(await timesTold()).toBe(20);
});

/** How many leads by mail the team will be warned of. */
async function timesWarned(): Promise<number> {
	const mails = made.database.kysely.selectFrom("outbox").where("purpose", "=", "reply-warning-1h");
	// The lead by the form has one too.
	return (await mails.select("id").execute()).length - 1;
}

test("of a flood the team is warned of the first hundred leads that no one answers, but of none that is suspected", async () => {
	for (let count = 0; count < 22; count++) await receive(rawMail());
	await receive(rawMail({ headers: { "X-Spam-Flag": "YES" } }));
	expect(await timesWarned()).toBe(22);
	for (let count = 0; count < 80; count++) await receive(rawMail());
	expect(await timesWarned()).toBe(100);
	expect(await timesTold()).toBe(20);
});

test("the team is warned of leads that it was not told of when that is of use, as of the others", async () => {
	for (let count = 0; count < 21; count++) await receive(rawMail());
	const byMail = (await leads()).filter(({ form }) => form === "mail");
	for (const { id } of byMail) {
		const warnings = made.database.kysely
			.selectFrom("outbox")
			.select(["purpose", "next_try_at"])
			.where("lead_id", "=", id)
			.where("purpose", "<>", "team-lead")
			.orderBy("purpose", "desc");
		expect(await warnings.execute()).toEqual([
			{ purpose: "reply-warning-4h", next_try_at: "2026-03-02T20:00:00.000Z" },
			{ purpose: "reply-warning-1h", next_try_at: "2026-03-02T23:00:00.000Z" },
		]);
	}
	expect(byMail).toHaveLength(21);
});

test("the team is told of a person's mail, however many programs have written before", async () => {
	const headers = { "Auto-Submitted": "auto-generated" };
	for (let count = 0; count < 22; count++) await receive(rawMail({ headers }));
	await receive(rawMail());
	expect(await timesTold()).toBe(1);
});

test("the team is told of a lead by mail after a flood that was read by a clock that was ahead", async () => {
	for (let count = 0; count < 20; count++) await receive(rawMail());
	const created_at = new Date(now.getTime() + 365 * day).toISOString();
	await made.database.kysely.updateTable("outbox").set({ created_at }).execute();
	await receive(rawMail());
	expect(await timesTold()).toBe(21);
});
