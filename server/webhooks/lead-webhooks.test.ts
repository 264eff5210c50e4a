import { describe, expect, test } from "vitest";
import { webhookEvent, webhookTopics } from "#domain/webhooks/webhook-event.ts";
import { addSamples } from "#server/desk/command/sample-leads.ts";
import { eraseLeads } from "#server/leads/erase-leads.ts";
import { type EventMetadata, recordEvent } from "#server/leads/lead-events.ts";
import { markReplied } from "#server/leads/mark-replied.ts";
import { addEndpoint } from "#server/webhooks/endpoints.ts";
import { switchEndpoint } from "#server/webhooks/switch-endpoint.ts";
import { databaseForTests, person, store, submission } from "#tests/support/database-for-tests.ts";
import { messageSaying } from "#tests/support/post-form.ts";
import { endpointAt, webhooksIn } from "#tests/support/webhooks-for-tests.ts";

const made = databaseForTests();
const now = new Date("2026-11-22T01:00:00Z");
const hook = new URL("https://hook.example/");
const storeLead = (change = {}) =>
	store(made.database, submission("a key", { values: messageSaying("Hello"), ...change }), now);
const suspected = { evidence: { ...person, honeypot: "http://spam.example" } };

/** What would be sent, each as the documentation has it. */
const queued = async () =>
	(await webhooksIn(made.database)).map(({ message }) => webhookEvent.parse(JSON.parse(message ?? "")));
const types = async () => (await queued()).map(({ type }) => type).sort();

/** Does to the only lead what a person does at the desk. */
async function change(
	what: Parameters<typeof recordEvent>[3],
	patch: Parameters<typeof recordEvent>[4] = {},
) {
	const metadata: EventMetadata = { person: null, at: new Date(now.getTime() + 1000) };
	await made.database.transaction(async (transaction) => {
		const row = await transaction.selectFrom("leads").selectAll().executeTakeFirstOrThrow();
		await recordEvent(transaction, row, metadata, what, patch);
	});
}

describe("a program that wants to hear of leads", () => {
	test("hears what was sent, when, and by when a person replies", async () => {
		await endpointAt(made.database, hook);
		const { reference, dueAt } = await storeLead({ page: "/contact" });
		const data = {
			reference,
			form: "contact",
			state: "new",
			page: "/contact",
			values: messageSaying("Hello"),
		};
		const times = { receivedAt: now.toISOString(), replyDueAt: dueAt.toISOString(), readiness: null };
		expect(await queued()).toEqual([
			{ type: "lead.received", timestamp: now.toISOString(), data: { ...data, ...times } },
		]);
	});

	test("hears nothing of a suspected lead before a person finds that it is none", async () => {
		await endpointAt(made.database, hook);
		await storeLead(suspected);
		expect(await queued()).toEqual([]);
		await change({ kind: "state", from: "spam", to: "new" }, { state: "new" });
		expect(await types()).toEqual(["lead.changed", "lead.received"]);
		await change({ kind: "state", from: "new", to: "spam" }, { state: "spam" });
		await change({ kind: "state", from: "spam", to: "new" }, { state: "new" });
		expect((await types()).filter((type) => type === "lead.received")).toHaveLength(1);
	});

	test("hears of a reply, of other changes of the state, and of nothing else that is done to a lead", async () => {
		await endpointAt(made.database, hook);
		const { reference } = await storeLead();
		await change({ kind: "note", text: "A note" });
		await markReplied({ ...made, sessions: {} }, [reference], now);
		await change({ kind: "state", from: "replied", to: "won" }, { state: "won" });
		expect(await types()).toEqual(["lead.changed", "lead.received", "lead.replied"]);
		const changed = (await queued()).find(({ type }) => type === "lead.changed");
		expect(changed?.data).toEqual({ reference, form: "contact", from: "replied", to: "won" });
	});

	test("hears of a reply from the desk once it can't be taken back, and not of one that was", async () => {
		await endpointAt(made.database, hook);
		await storeLead();
		await change({ kind: "reply", mail: "one", text: "Hello" }, { state: "replied" });
		const reply = (await webhooksIn(made.database)).find(({ purpose }) => purpose === "lead.replied");
		expect(Date.parse(reply?.next_try_at ?? "")).toBe(now.getTime() + 11_000);
		await change({ kind: "reply-taken-back", mail: "one" }, { state: "new" });
		expect(await types()).toEqual(["lead.received"]);
	});

	test("hears of a suspected lead with the reply that finds it to be none, and of neither when that was taken back", async () => {
		await endpointAt(made.database, hook);
		await storeLead(suspected);
		await change({ kind: "reply", mail: "one", text: "Hello" }, { state: "replied" });
		expect(await types()).toEqual(["lead.received", "lead.replied"]);
		const due = (await webhooksIn(made.database)).map(({ next_try_at }) => Date.parse(next_try_at ?? ""));
		expect(due).toEqual([now.getTime() + 11_000, now.getTime() + 11_000]);
		await change({ kind: "reply-taken-back", mail: "one" }, { state: "spam" });
		expect(await types()).toEqual([]);
		await change({ kind: "state", from: "spam", to: "new" }, { state: "new" });
		expect(await types()).toEqual(["lead.changed", "lead.received"]);
	});

	test("hears of a suspected lead when the first of two replies was taken back, and not when both were", async () => {
		await endpointAt(made.database, hook);
		await storeLead(suspected);
		await change({ kind: "reply", mail: "one", text: "Hello" }, { state: "replied" });
		await change({ kind: "reply", mail: "two", text: "Hello again" }, { state: "replied" });
		await change({ kind: "reply-taken-back", mail: "one" });
		expect(await types()).toEqual(["lead.received", "lead.replied"]);
		await change({ kind: "reply-taken-back", mail: "two" }, { state: "spam" });
		expect(await types()).toEqual([]);
	});

	test("hears only of the topics that it asked for", async () => {
		await addEndpoint(made.database.kysely, hook, ["lead.erased"], now);
		const { reference } = await storeLead();
		await eraseLeads(made.database, [reference], now);
		expect(await queued()).toEqual([
			{ type: "lead.erased", timestamp: now.toISOString(), data: { reference } },
		]);
	});

	test("hears of the events of every version when it asked for no topics", async () => {
		await addEndpoint(made.database.kysely, hook, null, now);
		const [endpoint] = await made.database.kysely.selectFrom("webhook_endpoints").selectAll().execute();
		expect(webhookTopics.filter((topic) => endpoint?.topics.includes(topic))).toEqual([]);
		const { reference } = await storeLead();
		expect(await types()).toEqual(["lead.received"]);
		await eraseLeads(made.database, [reference], now);
		expect(await types()).toEqual(["lead.erased"]);
	});

	test.each([
		["besides", ["lead.received", "lead.of-tomorrow"], ["lead.received"]],
		["alone", ["lead.of-tomorrow"], []],
	])(
		"that asked a newer version for an event of its own %s lets leads be stored",
		async (_, topics, heard) => {
			await endpointAt(made.database, hook);
			const stored = { topics: JSON.stringify(topics) };
			await made.database.kysely.updateTable("webhook_endpoints").set(stored).execute();
			await storeLead();
			expect(await types()).toEqual(heard);
		},
	);

	test("hears that a lead was erased, by its reference alone, and what it had not yet heard is erased too", async () => {
		await endpointAt(made.database, hook);
		const { reference } = await storeLead();
		await eraseLeads(made.database, [reference], now);
		expect(await types()).toEqual(["lead.erased"]);
		expect(JSON.stringify(await webhooksIn(made.database))).not.toMatch(/Mere|mere@example/);
	});
});

test("a program that was off while leads came and were erased can be told of the erasures, and of nothing else", async () => {
	const endpoint = await endpointAt(made.database, hook);
	const { reference } = await storeLead();
	await switchEndpoint(made.database, endpoint, "off", now);
	await store(made.database, submission("another key"), now);
	await eraseLeads(made.database, [reference], now);
	expect((await webhooksIn(made.database)).map(({ purpose, state }) => [purpose, state])).toEqual([
		["lead.erased", "failed"],
	]);
});

test("no event tells of a lead that could not be stored, or of a sample lead and its erasure", async () => {
	await endpointAt(made.database, hook);
	await expect(storeLead({ page: Object("a page") })).rejects.toThrow();
	await addSamples(made.database, now);
	await eraseLeads(made.database, ["SL-SAMP-0001"], now);
	expect(await queued()).toEqual([]);
});

test("the same message sent again causes no second event", async () => {
	await endpointAt(made.database, hook);
	await storeLead();
	await storeLead();
	expect(await types()).toEqual(["lead.received"]);
});
