import { describe, expect, test } from "vitest";
import { webhookEvent } from "#domain/webhooks/webhook-event.ts";
import { readTimeline } from "#server/desk/leads/timeline.ts";
import { mailStates } from "#tests/support/outbox-for-tests.ts";
import { byGroup, rawMail } from "#tests/support/received-mails.ts";
import { answer, arrivedAt, now, sentReceiptForTests } from "#tests/support/sent-receipt.ts";
import { endpointAt, webhooksIn } from "#tests/support/webhooks-for-tests.ts";

const { made, receive, leads, first, timeline } = sentReceiptForTests();

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

	test.each([
		["the mail that it answers", () => answer({ headers: { From: "eve@example.com" } })],
		[
			"the reference in its subject",
			(reference: string) =>
				rawMail({ headers: { From: "eve@example.com", Subject: `Aw: Hello (${reference.toLowerCase()})` } }),
		],
	])("says which lead it names by %s, and is no part of that", async (_, raw) => {
		const { id, reference } = await first();
		const before = await timeline();
		expect(await receive(raw(reference))).toBe("lead");
		const [, lead] = await leads();
		const [received] = await readTimeline(made.database.kysely, [lead?.id ?? ""]);
		expect(received?.what).toMatchObject({ kind: "received", names: id });
		expect(await timeline()).toEqual(before);
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

	test("that came by a group of our own is told to the team like any other", async () => {
		await receive(rawMail({ headers: byGroup("hello.southlight.example") }));
		const [, lead] = await leads();
		expect(lead).toMatchObject({ state: "new", inbox: "open", spam_signals: "[]" });
	});

	test("names those whom its sender copied in", async () => {
		await receive(rawMail({ headers: { Cc: "ravi@example.co.nz, hana@example.co.nz" } }));
		const [, lead] = await leads();
		const { copied } = JSON.parse(lead?.form_values ?? "");
		expect(copied).toBe("ravi@example.co.nz\nhana@example.co.nz");
	});

	test("is told to programs, even when the team has been told of enough", async () => {
		await endpointAt(made.database, new URL("https://hook.example/"));
		for (let count = 0; count < 21; count++) await receive(rawMail());
		const [, lead] = await leads();
		const told = await webhooksIn(made.database);
		expect(told).toHaveLength(21);
		const event = told.find(({ lead_id }) => lead_id === lead?.id);
		expect(event?.created_at).toBe(now.toISOString());
		expect(webhookEvent.parse(JSON.parse(event?.message ?? ""))).toMatchObject({
			...{ type: "lead.received", timestamp: arrivedAt.toISOString() },
			data: { reference: lead?.reference, form: "mail", page: null, values: { message: "Yes, please." } },
		});
	});

	test.each([
		["a program", { "Auto-Submitted": "auto-generated" }, ["automatic-mail"]],
		["a list of others", byGroup("news.example.com"), ["automatic-mail"]],
		["a sender without an address", { From: "nobody" }, ["automatic-mail"]],
		["whom the mail server suspects", { "X-Spam-Flag": "YES" }, ["marked-by-mail-server"]],
	])("of %s waits in the spam view, and causes no mail or event", async (_, headers, signals) => {
		await endpointAt(made.database, new URL("https://hook.example/"));
		await receive(rawMail({ headers }));
		const [, lead] = await leads();
		expect([lead?.state, JSON.parse(lead?.spam_signals ?? "")]).toEqual(["spam", signals]);
		expect(Object.keys(await mailStates(made.database))).toHaveLength(4);
		expect(await webhooksIn(made.database)).toEqual([]);
	});

	test.each([
		["is read whole", "Kia ora", undefined],
		["is longer than what is read of it", "x".repeat(20_001), true],
	])("that %s says so on the timeline", async (_, text, isCut) => {
		await receive(rawMail({ text }));
		const [, lead] = await leads();
		const [first] = await readTimeline(made.database.kysely, [lead?.id ?? ""]);
		expect(first?.what).toEqual({ kind: "received", state: "new", isCut });
	});

	test("from the future, by the clock of its mail server, has come now", async () => {
		await receive(rawMail(), new Date("2030-01-01T00:00:00Z"));
		const [, lead] = await leads();
		expect(lead).toMatchObject({ received_at: now.toISOString(), due_at: "2026-03-03T00:01:00.000Z" });
	});
});

test("an email is stored whatever characters its headers and its text hold", async () => {
	const headers = {
		From: "Rawiri\u0000 <rawiri@example.com>",
		Subject: "Kia\u0000 ora",
		Cc: "hana\u0000@example.com",
		"Message-ID": "<1\u0000@example.com>",
		References: "<2\u0000@example.com>",
	};
	await receive(rawMail({ headers, text: "Kia\u0000 ora" }));
	const [, lead] = await leads();
	expect(lead).toMatchObject({ email: "rawiri@example.com" });
});
