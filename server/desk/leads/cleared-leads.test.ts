import { beforeEach, describe, expect, test } from "vitest";
import type { LeadChange } from "#domain/desk/lead-changes.ts";
import { day, hour } from "#domain/durations.ts";
import { changeLeads } from "#server/desk/leads/change-leads.ts";
import { undoChange } from "#server/desk/leads/undo-change.ts";
import { addPerson } from "#server/desk/people/people.ts";
import { sendReply } from "#server/desk/replies/send-reply.ts";
import { databaseForTests, person, store, submission } from "#tests/support/database-for-tests.ts";
import { outboxOf } from "#tests/support/outbox-for-tests.ts";
import { messageSaying } from "#tests/support/post-form.ts";

const made = databaseForTests();
const ana = { id: "", name: "Ana", office: "India", session: "", role: "staff" as const };
const startsAt = new Date(Date.now() + 9 * day).toISOString();
const session = { startsAt, durationMinutes: 45, format: "live" } as const;
const sessions = { soon: session };
const registration = {
	form: "webinar",
	session,
	values: { ...messageSaying("Register me"), webinar: "soon" },
} as const;

beforeEach(async () => {
	const added = await addPerson(made.database.kysely, { ...ana, email: "ana@southlight.example" });
	Object.assign(ana, added);
});

/** Stores a suspected lead. */
async function suspect(change: Parameters<typeof submission>[1] = {}, at = new Date()) {
	const evidence = { ...person, honeypot: "http://spam.example" };
	const values = messageSaying("Hello");
	await store(made.database, submission("a key", { values, evidence, ...change }), at);
	const leads = made.database.kysely.selectFrom("leads").select(["id", "last_event as seen"]);
	const { id, seen } = await leads.executeTakeFirstOrThrow();
	const transact = <Result>(work: Parameters<typeof made.database.transaction<Result>>[0]) =>
		made.database.transaction(work);
	const set = (to: Extract<LeadChange, { kind: "state" }>["to"]) =>
		transact((transaction) => changeLeads(transaction, [id], { kind: "state", to }, { by: ana, sessions }));
	const undo = (change: string | null) =>
		transact((transaction) => undoChange(transaction, change ?? "", { by: ana, sessions }));
	return { id, seen, set, undo };
}

const toVisitor = async () =>
	[...(await outboxOf(made.database)).values()]
		.filter(({ recipient }) => recipient === "mere@example.co.nz")
		.map(({ purpose }) => purpose)
		.sort();
const settle = (columns: object) => made.database.kysely.updateTable("outbox").set(columns).execute();

describe("a person whose message was suspected wrongly", () => {
	test("gets the receipt once a colleague says so, with what they sent where their browser has done the work", async () => {
		const { set } = await suspect();
		expect(await toVisitor()).toEqual([]);
		await set("new");
		expect(await toVisitor()).toEqual(["receipt"]);
		const { details } = (await outboxOf(made.database)).get("receipt") ?? {};
		expect(JSON.parse(details ?? "")).toEqual({ hasProof: true });
	});

	test("reads nothing of it in the receipt where it has not", async () => {
		const { set } = await suspect({ evidence: { ...person, honeypot: "x", proof: "none" } });
		await set("new");
		const { details } = (await outboxOf(made.database)).get("receipt") ?? {};
		expect(JSON.parse(details ?? "")).toEqual({ hasProof: false });
	});

	test("gets the paper that they asked for, and the team no second word of a new lead", async () => {
		const { set } = await suspect({ form: "paper", values: { ...messageSaying(""), paper: "one" } });
		await set("waiting");
		expect(await toVisitor()).toEqual(["paper-link"]);
		expect([...(await outboxOf(made.database)).keys()]).not.toContain("team-lead");
	});

	test("is confirmed for a session and reminded of it, also when the first thing they get is a reply", async () => {
		const { id, seen } = await suspect(registration);
		const written = { key: "one", seen, to: "mere@example.co.nz", subject: "Hello", text: "You are in" };
		await sendReply({ ...made, sessions }, id, ana, written);
		expect(await toVisitor()).toEqual(["reminder-day", "reminder-hour", "reply", "webinar-confirmation"]);
	});

	test("gets no more than others in a day", async () => {
		for (let number = 0; number < 15; number++)
			await store(made.database, submission(`${number}`, { values: messageSaying(`${number}`) }));
		const late = { ...registration, evidence: { ...person, honeypot: "x" } };
		await store(made.database, submission("late", late), new Date());
		const leads = made.database.kysely.selectFrom("leads").select("id").where("state", "=", "spam");
		const { id } = await leads.executeTakeFirstOrThrow();
		await made.database.transaction((transaction) =>
			changeLeads(transaction, [id], { kind: "state", to: "new" }, { by: ana, sessions }),
		);
		expect(await toVisitor()).toEqual(["receipt", "reminder-day", "reminder-hour"]);
	});
});

describe("a lead that goes in and out of the spam view", () => {
	test.each([
		["has gone", "sent", 1],
		["may have gone", "undecided", 1],
		["still waits", "waiting", undefined],
	])(
		"says when that is undone whether the receipt, which %s, has reached its visitor",
		async (_, state, mailed) => {
			const { set, undo } = await suspect();
			const { change } = await set("new");
			await settle({ state });
			const { leads, mailed: told } = await undo(change);
			expect([leads[0]?.state, told]).toEqual(["spam", mailed]);
		},
	);

	test("mails what was sent once", async () => {
		const { set, undo } = await suspect(registration);
		await set("new");
		await settle({ state: "sent", message: null });
		await set("spam");
		await set("new");
		const { change } = await set("spam");
		await undo(change);
		const states = [...(await outboxOf(made.database)).values()].filter(
			({ recipient }) => recipient !== null,
		);
		expect(states.map(({ state }) => state)).toEqual(["sent", "sent", "sent"]);
	});

	test("mails what was held back meanwhile", async () => {
		const { set } = await suspect();
		await set("new");
		await set("spam");
		await settle({ state: "cancelled", settled_at: new Date().toISOString(), problem: "Spam" });
		await set("new");
		expect((await outboxOf(made.database)).get("receipt")).toMatchObject({
			...{ state: "waiting", problem: null, settled_at: null },
		});
	});

	test("mails nothing more when it was no spam at first and has been answered", async () => {
		const { set } = await suspect({ evidence: person });
		await settle({ state: "sent" });
		await set("spam");
		await set("new");
		const receipts = [...(await outboxOf(made.database)).values()].filter(
			({ recipient }) => recipient !== null,
		);
		expect(receipts).toMatchObject([{ purpose: "receipt", state: "sent" }]);
	});
});

test("no one gets a receipt that names a time that has passed", async () => {
	const { set } = await suspect({}, new Date(Date.now() - 25 * hour));
	await set("new");
	expect(await toVisitor()).toEqual([]);
});

test("a sample lead mails nothing", async () => {
	const { set } = await suspect();
	await made.database.kysely.updateTable("leads").set({ is_sample: 1 }).execute();
	await set("new");
	expect(await toVisitor()).toEqual([]);
});
