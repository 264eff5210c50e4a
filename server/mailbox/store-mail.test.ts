import { describe, expect, test } from "vitest";
import { readTimeline } from "#server/desk/leads/timeline.ts";
import { eraseLeads } from "#server/leads/erase-leads.ts";
import { store, submission } from "#tests/support/database-for-tests.ts";
import { mailStates, outboxOf } from "#tests/support/outbox-for-tests.ts";
import { messageSaying } from "#tests/support/post-form.ts";
import { type MailParts, rawMail } from "#tests/support/received-mails.ts";
import { arrivedAt, inAnswer, now, sentReceiptForTests } from "#tests/support/sent-receipt.ts";

const { made, receive, leads, first, change, timeline } = sentReceiptForTests();

const answer = ({ headers, ...rest }: MailParts = {}) =>
	rawMail({ headers: { ...inAnswer, ...headers }, ...rest });

describe("an answer", () => {
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

	test("to a lead in the spam view stays there", async () => {
		await change({ state: "spam" });
		await receive(answer());
		expect(await first()).toMatchObject({ state: "spam", inbox: "spam" });
	});

	test("that comes twice is stored once", async () => {
		const raw = answer();
		expect([await receive(raw), await receive(raw)]).toEqual(["answer", "read-before"]);
		expect((await timeline()).filter(({ kind }) => kind === "answer")).toHaveLength(1);
	});

	test("to an answer belongs to the same lead, and so does one that names an older mail", async () => {
		await receive(answer({ headers: { "Message-ID": "<mine@example.co.nz>" } }));
		const headers = {
			"In-Reply-To": "<unknown@elsewhere>",
			References: "<mine@example.co.nz> <unknown@elsewhere>",
		};
		expect(await receive(rawMail({ headers }))).toBe("answer");
	});

	test("in other letters of the address is the same person's", async () => {
		expect(await receive(answer({ headers: { From: "MERE@Example.co.nz" } }))).toBe("answer");
	});

	test("to a lead that was merged goes to the one that has taken it in", async () => {
		await store(made.database, submission("b key", { values: messageSaying("Second") }), arrivedAt);
		const [, second] = await leads();
		await change({ merged_into: second?.id ?? "" });
		await receive(answer());
		const events = await readTimeline(made.database.kysely, [second?.id ?? ""]);
		expect(events.map(({ what }) => what.kind)).toContain("answer");
	});
});

describe("a mail that is not of the lead's person or not of its conversation", () => {
	test("becomes a lead of its own too where a stranger answers what the person wrote", async () => {
		const headers = { "Message-ID": "<passed.on@example.co.nz>" };
		expect(await receive(answer({ headers }))).toBe("answer");
		const passedOn = { From: "eve@example.com", "In-Reply-To": "<passed.on@example.co.nz>" };
		expect(await receive(rawMail({ headers: passedOn }))).toBe("lead");
	});

	test.each([
		["a stranger's who knows the Message-ID", answer({ headers: { From: "eve@example.com" } })],
		["the person's about something else", rawMail()],
		["the person's, with the Message-ID of no mail", rawMail({ headers: { "In-Reply-To": "<no@such>" } })],
	])("%s becomes a lead of its own", async (_, raw) => {
		expect(await receive(raw)).toBe("lead");
		const [before, lead] = await leads();
		expect(before?.state).toBe("waiting");
		expect(lead).toMatchObject({
			...{ form: "mail", state: "new", excerpt: "Yes, please.", inbox: "open", page: null },
			...{ received_at: "2026-03-02T00:00:00.000Z", reply_due_at: "2026-03-03T00:00:00.000Z" },
		});
		expect(JSON.parse(lead?.form_values ?? "")).toMatchObject({
			subject: "Re: Orchards",
			message: "Yes, please.",
		});
	});

	test("tells the team, has it warned, and answers no one by itself", async () => {
		await receive(rawMail());
		const [, lead] = await leads();
		const told = made.database.kysely
			.selectFrom("outbox")
			.select("purpose")
			.where("lead_id", "=", lead?.id ?? "");
		expect((await told.execute()).map(({ purpose }) => purpose).sort()).toEqual([
			...["reply-warning-1h", "reply-warning-4h", "team-lead"],
		]);
	});

	test.each([
		["a program", { "Auto-Submitted": "auto-generated" }, ["automatic-mail"]],
		["a sender without an address", { From: "nobody" }, ["automatic-mail"]],
		["whom the mail server suspects", { "X-Spam-Flag": "YES" }, ["marked-by-mail-server"]],
	])("of %s waits in the spam view, and causes no mail", async (_, headers, signals) => {
		await receive(rawMail({ headers }));
		const [, lead] = await leads();
		expect([lead?.state, JSON.parse(lead?.spam_signals ?? "")]).toEqual(["spam", signals]);
		expect(Object.keys(await mailStates(made.database))).toHaveLength(4);
	});

	test("from the future, by the clock of its mail server, has come now", async () => {
		await receive(rawMail(), new Date("2030-01-01T00:00:00Z"));
		const [, lead] = await leads();
		expect(lead).toMatchObject({ received_at: now.toISOString(), due_at: "2026-03-03T00:01:00.000Z" });
	});

	test.each(["post@southlight.example", "Post@Southlight.Example", "Team@southlight.example"])(
		"of the service itself or of the team, %s, is none and tells no one",
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
