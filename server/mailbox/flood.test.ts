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

test("the team is told of a person's mail, however many programs have written before", async () => {
	const headers = { "Auto-Submitted": "auto-generated" };
	for (let count = 0; count < 22; count++) await receive(rawMail({ headers }));
	await receive(rawMail());
	expect(await timesTold()).toBe(1);
});
