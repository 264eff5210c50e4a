import { describe, expect, test } from "vitest";
import { hour } from "#domain/durations.ts";
import { readTimeline } from "#server/desk/leads/timeline.ts";
import { addPerson } from "#server/desk/people/people.ts";
import { readDigest } from "#server/mail/read-digest.ts";
import { store, submission } from "#tests/support/database-for-tests.ts";
import { mailStates, outboxOf } from "#tests/support/outbox-for-tests.ts";
import { messageSaying } from "#tests/support/post-form.ts";
import { byGroup, rawMail } from "#tests/support/received-mails.ts";
import { answer, arrivedAt, now, sentReceiptForTests } from "#tests/support/sent-receipt.ts";

const { made, receive, leads, first, change, timeline } = sentReceiptForTests();

const suspect = () =>
	made.database.kysely.updateTable("leads").set({ spam_signals: '["too-fast"]' }).execute();

describe("an answer", () => {
	test("names on the timeline those whom its person copied in, but none of us, and is found by them", async () => {
		const { kysely } = made.database;
		await addPerson(kysely, { name: "Ana", email: "ana@southlight.example", role: "staff", office: "India" });
		const Cc = "Ravi <ravi@orchard.example>, ANA@southlight.example, team@southlight.example";
		await receive(answer({ headers: { Cc } }));
		expect(await timeline()).toContainEqual(
			expect.objectContaining({ kind: "answer", copied: ["ravi@orchard.example"] }),
		);
		const found = kysely
			.selectFrom("leads")
			.select("id")
			.where("id", "in", made.database.leadsHolding(["ravi", "orchard"], 10));
		expect(await found.execute()).toHaveLength(1);
	});

	test("is on its lead's timeline, can be found, and counts as contact", async () => {
		expect(await receive(answer({ text: "Next Tuesday, mangosteen" }))).toBe("answer");
		expect(await timeline()).toContainEqual({
			...{
				kind: "answer",
				from: "mere@example.co.nz",
				subject: "Re: Orchards",
				text: "Next Tuesday, mangosteen",
			},
			...{ isAutomatic: false, isCut: false, attachments: [] },
		});
		const found = made.database.kysely
			.selectFrom("leads")
			.select("id")
			.where("id", "in", made.database.leadsHolding(["mangosteen"], 10));
		expect(await found.execute()).toHaveLength(1);
		expect((await first()).last_contact_at).toBe(now.toISOString());
	});

	test.each(["waiting", "replied", "won", "lost"])(
		"opens a lead that is %s, with a day to reply",
		async (state) => {
			await change({ state });
			await receive(answer());
			expect(await first()).toMatchObject({
				...{ state: "claimed", assignee: "ana", inbox: "open" },
				reply_due_at: "2026-03-03T00:00:00.000Z",
			});
		},
	);

	test("that opens a lead tells the team at once, and has it warned by the new time", async () => {
		await made.database.kysely.updateTable("outbox").set({ state: "sent" }).execute();
		await receive(answer());
		const mails = await outboxOf(made.database);
		expect(mails.get("team-answer")).toMatchObject({ state: "waiting", next_try_at: now.toISOString() });
		expect(mails.get("reply-warning-4h")).toMatchObject({
			...{ state: "waiting", next_try_at: "2026-03-02T20:00:00.000Z" },
			give_up_at: "2026-03-02T23:00:00.000Z",
		});
		expect(mails.get("reply-warning-1h")).toMatchObject({ next_try_at: "2026-03-02T23:00:00.000Z" });
	});

	test.each(["new", "spam"])("to a lead that is %s tells the team nothing new", async (state) => {
		await suspect();
		await change({ state, reply_due_at: "2026-03-02T00:00:00.000Z" });
		await receive(answer());
		expect(Object.keys(await mailStates(made.database))).not.toContain("team-answer");
	});

	test("gives a time to reply to a lead that was answered and made new by hand", async () => {
		await change({ state: "new", reply_due_at: null });
		await receive(answer());
		expect(await first()).toMatchObject({ state: "new", reply_due_at: "2026-03-03T00:00:00.000Z" });
	});

	test("from the future, by the clock of its mail server, gives no more time to reply", async () => {
		await change({ state: "waiting" });
		await receive(answer(), new Date("2030-01-01T00:00:00Z"));
		expect(await first()).toMatchObject({ reply_due_at: "2026-03-03T00:01:00.000Z" });
	});

	test("opens a lead that no one has taken as new", async () => {
		await change({ assignee: null });
		await receive(answer());
		expect((await first()).state).toBe("new");
	});

	test.each(["until-reply", "2030-01-01T00:00:00.000Z"])("wakes a lead snoozed %s", async (snoozed) => {
		await change({ snoozed });
		await receive(answer());
		expect(await first()).toMatchObject({ snoozed: null, inbox: "open" });
	});

	test("leaves the clock of a lead that owes a reply already as it is", async () => {
		await change({ state: "new", reply_due_at: "2026-03-04T00:00:00.000Z" });
		await receive(answer());
		expect(await first()).toMatchObject({ state: "new", reply_due_at: "2026-03-04T00:00:00.000Z" });
	});

	test("to a lead that a colleague took for spam opens it, and tells the team", async () => {
		await change({ state: "spam" });
		await receive(answer());
		expect(await first()).toMatchObject({
			...{ state: "claimed", inbox: "open" },
			reply_due_at: "2026-03-03T00:00:00.000Z",
		});
		expect(await mailStates(made.database)).toMatchObject({ "team-answer": "waiting" });
	});

	test("to a lead that the service suspects stays in the spam view, and is in the digest", async () => {
		await change({ state: "spam" });
		await suspect();
		const later = new Date(now.getTime() + hour);
		await made.database.kysely
			.updateTable("leads")
			.set({ received_at: "2026-01-01T00:00:00.000Z" })
			.execute();
		expect(await readDigest(made.database, null, later)).toMatchObject({ suspectedCount: 0 });
		await receive(answer());
		expect(await first()).toMatchObject({ state: "spam", inbox: "spam" });
		expect(await readDigest(made.database, null, later)).toMatchObject({ suspectedCount: 1 });
	});

	test("to an answer belongs to the same lead, and so does one that names an older mail", async () => {
		await receive(answer({ headers: { "Message-ID": "<mine@example.co.nz>" } }));
		const headers = {
			"In-Reply-To": "<unknown@elsewhere>",
			References: "<mine@example.co.nz> <unknown@elsewhere>",
		};
		expect(await receive(rawMail({ headers }))).toBe("answer");
	});

	test("of a person whose mails come by a group is no automatic one, and opens its lead", async () => {
		await receive(answer({ headers: byGroup("hello.southlight.example") }));
		expect(await timeline()).toContainEqual(expect.objectContaining({ kind: "answer", isAutomatic: false }));
		expect(await first()).toMatchObject({ state: "claimed", inbox: "open" });
		expect(Object.keys(await mailStates(made.database))).toContain("team-answer");
	});

	test("in other letters of the address is the same person's", async () => {
		expect(await receive(answer({ headers: { From: "MERE@Example.co.nz" } }))).toBe("answer");
	});

	test("to a lead that was merged goes to the one that has taken it in", async () => {
		await store(made.database, submission("b key", { values: messageSaying("Second") }), arrivedAt);
		const [, second] = await leads();
		await change({ merged_into: second?.id ?? "", erasure_announced_at: now.toISOString() });
		await receive(answer());
		const events = await readTimeline(made.database.kysely, [second?.id ?? ""]);
		expect(events.map(({ what }) => what.kind)).toContain("answer");
		// Both are stored for as long from now on.
		const contact = { last_contact_at: now.toISOString(), erasure_announced_at: null };
		expect(await leads()).toMatchObject([contact, contact]);
	});
});

test("an automatic answer is shown, opens nothing and is no contact", async () => {
	const before = await first();
	await change({ snoozed: "until-reply" });
	await receive(answer({ headers: { "Auto-Submitted": "auto-replied" }, text: "I am away." }));
	expect(await timeline()).toContainEqual(expect.objectContaining({ kind: "answer", isAutomatic: true }));
	expect(await first()).toMatchObject({
		...{ state: "waiting", snoozed: "until-reply", inbox: "snoozed", reply_due_at: null },
		last_contact_at: before.last_contact_at,
	});
});
