import { describe, expect, test } from "vitest";
import { addPerson } from "#server/desk/people/people.ts";
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

describe("a mail by a group that writes its own address in the place of the sender's", () => {
	const byGroup = {
		From: "'Mere' via Post <post@southlight.example>",
		"X-Original-From": "=?utf-8?q?Mere_T=C4=81mati?= <mere@example.co.nz>",
		"List-ID": "<post.southlight.example>",
	};

	test("is its person's, whether it answers one of ours or opens a conversation", async () => {
		expect(await receive(answer({ headers: byGroup }))).toBe("answer");
		expect(await receive(rawMail({ headers: { ...byGroup, "Message-ID": "<new@example.co.nz>" } }))).toBe(
			"lead",
		);
		const [, opened] = await leads();
		expect(opened).toMatchObject({ email: "mere@example.co.nz", name: "Mere Tāmati", state: "new" });
	});

	test("is still our own where one of the team wrote it", async () => {
		const headers = { ...byGroup, "X-Original-From": "Ana <team@southlight.example>" };
		expect(await receive(rawMail({ headers }))).toBe("own");
	});

	test.each([
		["by a group elsewhere", { From: "news@example.com", "List-ID": "<news.example.com>" }],
		["by no group", { From: "stranger@example.com" }],
	])("is not believed to be another's %s", async (_, headers) => {
		const original = { "X-Original-From": byGroup["X-Original-From"] };
		expect(await receive(answer({ headers: { ...original, ...headers } }))).toBe("lead");
		const [, opened] = await leads();
		expect(opened?.email).toBe(headers.From);
	});
});

describe("a mail of a colleague who is at the desk, and in no list of the team,", () => {
	const from = "Mere@Example.co.nz";
	const invite = () =>
		addPerson(made.database.kysely, {
			...{ name: "Mere", email: "mere@example.co.nz", role: "staff", office: "India" },
		});

	test("is no lead's from the invitation on, and tells no one", async () => {
		const headers = { From: from, "Message-ID": "<before@example.co.nz>" };
		expect(await receive(rawMail({ headers }))).toBe("lead");
		await invite();
		expect(await receive(rawMail({ headers: { From: from } }))).toBe("own");
		expect(await receive(answer({ headers: { From: from } }))).toBe("own");
		expect(await leads()).toHaveLength(2);
	});

	test("is a lead's again once they have lost their access", async () => {
		const person = await invite();
		await made.database.kysely
			.updateTable("desk_people")
			.set({ removed_at: now.toISOString() })
			.where("id", "=", person?.id ?? "")
			.execute();
		expect(await receive(answer({ headers: { From: from } }))).toBe("answer");
	});
});

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
