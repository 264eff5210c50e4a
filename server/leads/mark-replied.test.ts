import { beforeEach, expect, test } from "vitest";
import { mergeLeads } from "#server/desk/leads/merge-leads.ts";
import { addPerson } from "#server/desk/people/people.ts";
import { markReplied } from "#server/leads/mark-replied.ts";
import { databaseForTests, person, store, submission } from "#tests/support/database-for-tests.ts";
import { messageSaying } from "#tests/support/post-form.ts";

const made = databaseForTests();
const arrival = new Date("2026-06-01T09:00:00Z");
const now = new Date("2026-06-01T12:00:00Z");
const session = { startsAt: "2026-06-09T09:00:00.000Z", durationMinutes: 45, format: "live" } as const;
const sessions = { soon: session };
type Change = NonNullable<Parameters<typeof submission>[1]>;
let own = "";
let others = "";

/** Two leads of one person, who has the references of both. */
beforeEach(async () => {
	const stored = async (words: string) =>
		(await store(made.database, submission(words, { values: messageSaying(words) }), arrival)).reference;
	own = await stored("Hello");
	others = await stored("Once more");
});

const lead = (reference: string) =>
	made.database.kysely
		.selectFrom("leads")
		.selectAll()
		.where("reference", "=", reference)
		.executeTakeFirstOrThrow();
const mark = (...references: string[]) => markReplied({ ...made, sessions }, references, now);
const answered = { state: "replied", reply_due_at: null, last_contact_at: now.toISOString() };

/** Makes the other lead a part of the own one. */
async function merge() {
	const [into, from] = [await lead(own), await lead(others)];
	const ana = await addPerson(made.database.kysely, {
		...{ name: "Ana", email: "ana@southlight.example", role: "staff", office: "India" },
	});
	await made.database.transaction((transaction) =>
		mergeLeads(transaction, { into: into.id, from: from.id, fields: [], person: ana?.id ?? "" }),
	);
}

test("who gives a reference that is part of another lead marks that lead as answered", async () => {
	await merge();
	const marked = await mark(others);
	expect(await lead(own)).toMatchObject(answered);
	expect(await lead(others)).toMatchObject({ merged_into: expect.any(String), state: "new" });
	expect(marked).toEqual([{ asked: others, reference: own, state: "replied" }]);
});

test("who gives the references of a lead and of its part has it answered once", async () => {
	await merge();
	const { last_event: before } = await lead(own);
	await mark(own, others);
	expect(await lead(own)).toMatchObject({ ...answered, last_event: before + 1 });
});

test.each(["new", "won"])("what is part of a lead that is %s has had contact with it", async (state) => {
	await merge();
	const marked = made.database.kysely.updateTable("leads").set({ state }).where("reference", "=", own);
	await marked.execute();
	await mark(own);
	expect((await lead(others)).last_contact_at).toBe(now.toISOString());
});

test.each(["won", "lost"] as const)(
	"a lead that is %s stays so, and has had contact, which the audit log says",
	async (state) => {
		const closed = { state, inbox: "closed", reply_due_at: null };
		await made.database.kysely.updateTable("leads").set(closed).where("reference", "=", own).execute();
		const marked = await mark(own);
		expect(await lead(own)).toMatchObject({ ...closed, last_contact_at: now.toISOString() });
		expect(marked).toEqual([{ asked: own, reference: own, state }]);
		const logged = made.database.kysely.selectFrom("desk_audit").select(["action", "person_id", "subject"]);
		expect(await logged.execute()).toEqual([{ action: "contact-recorded", person_id: null, subject: own }]);
	},
);

test.each([
	["the paper that they asked for", { form: "paper", values: { paper: "one" } }, ["paper-link"]],
	[
		"the confirmation of a session to come",
		{ form: "webinar", session, values: { webinar: "soon" } },
		["reminder-day", "reminder-hour", "webinar-confirmation"],
	],
	["nothing where it would be a plain receipt", {}, []],
] as const)(
	"a suspected visitor who was answered gets %s",
	async (_, { values, ...change }: Change, purposes) => {
		const evidence = { ...person, honeypot: "http://spam.example" };
		const given = { ...messageSaying("Suspected"), ...values };
		const suspected = submission("suspected", { ...change, values: given, evidence });
		const { reference } = await store(made.database, suspected, arrival);
		await mark(reference);
		const { id, state } = await lead(reference);
		expect(state).toBe("replied");
		const queued = made.database.kysely.selectFrom("outbox").select("purpose").where("lead_id", "=", id);
		expect((await queued.execute()).map(({ purpose }) => purpose).sort()).toEqual(purposes);
	},
);

test("two who mark a lead at the same moment both have done so", async () => {
	await Promise.all([mark(own), mark(own), mark(own, others)]);
	expect([await lead(own), await lead(others)]).toMatchObject([answered, answered]);
});

test("a lead that an earlier version restored with more events than it counts can be changed again", async () => {
	const before = await lead(own);
	await mark(own);
	await made.database.kysely.updateTable("leads").set(before).where("id", "=", before.id).execute();
	await mark(own);
	expect(await lead(own)).toMatchObject({ ...answered, last_event: before.last_event + 2 });
});

test("where one of the references is wrong no lead is changed", async () => {
	await expect(mark(own, "SL-0000-0000")).rejects.toThrow("SL-0000-0000");
	expect(await lead(own)).toMatchObject({ state: "new" });
});
