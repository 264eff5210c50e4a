import { expect, test } from "vitest";
import { eraseLeads } from "#server/leads/erase-leads.ts";
import { mailStates } from "#tests/support/outbox-for-tests.ts";
import { rawMail } from "#tests/support/received-mails.ts";
import { answer, now, sentReceiptForTests } from "#tests/support/sent-receipt.ts";

const { made, receive, leads, first, timeline } = sentReceiptForTests();

test("an answer that comes twice is stored once", async () => {
	const raw = answer();
	expect([await receive(raw), await receive(raw)]).toEqual(["answer", "read-before"]);
	expect((await timeline()).filter(({ kind }) => kind === "answer")).toHaveLength(1);
});

test.each(["post@southlight.example", "Post@Southlight.Example", "Team@southlight.example"])(
	"a mail of the service itself or of the team, %s, is no lead's and tells no one",
	async (address) => {
		const From = `Southlight <${address}>`;
		expect(await receive(rawMail({ headers: { From } }))).toBe("own");
		expect(await receive(answer({ headers: { From, "Message-ID": "<second@southlight.example>" } }))).toBe(
			"own",
		);
		expect(await leads()).toHaveLength(1);
		expect(Object.keys(await mailStates(made.database))).toHaveLength(4);
	},
);

test("erasing a person leaves nothing of what they answered, and the mail is not read again", async () => {
	const raw = answer({ text: "Rambutan" });
	await receive(raw);
	await eraseLeads(made.database, [(await first()).reference], now);
	expect(await receive(raw)).toBe("read-before");
	for (const table of ["leads", "lead_events", "lead_texts", "lead_answers"] as const)
		expect(await made.database.kysely.selectFrom(table).selectAll().execute()).toEqual([]);
	expect(
		JSON.stringify(await made.database.kysely.selectFrom("received_mails").selectAll().execute()),
	).not.toMatch(/mere|Rambutan/i);
});
