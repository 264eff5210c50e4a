import { beforeEach, expect, test } from "vitest";
import { hour } from "#domain/durations.ts";
import { changeLeads } from "#server/desk/leads/change-leads.ts";
import { findLead } from "#server/desk/leads/find-lead.ts";
import { mergeLeads, unmergeLeads } from "#server/desk/leads/merge-leads.ts";
import { addPerson } from "#server/desk/people/people.ts";
import { readDraft, saveDraft, saveDraftOfLead } from "#server/desk/replies/drafts.ts";
import { sendReply } from "#server/desk/replies/send-reply.ts";
import { recordEvent } from "#server/leads/lead-events.ts";
import { databaseForTests, store, submission } from "#tests/support/database-for-tests.ts";
import { messageSaying } from "#tests/support/post-form.ts";

const made = databaseForTests();
const now = Date.now();
const hoursAgo = (hours: number) => new Date(now - hours * hour);
const dueAfter = (hours: number) => new Date(now + hours * hour).toISOString();
let person = "";

beforeEach(async () => {
	const added = await addPerson(made.database.kysely, {
		...{ name: "Ana", email: "ana@southlight.example", role: "staff", office: "India" },
	});
	person = added?.id ?? "";
});

/** The id of a lead of the same person that arrived so many hours ago. */
async function lead(arrived: number, change: object = {}): Promise<string> {
	const words = { values: messageSaying(`Of ${arrived} hours ago`) };
	const { reference } = await store(made.database, submission(`key ${arrived}`, words), hoursAgo(arrived));
	const { kysely } = made.database;
	const row = kysely.selectFrom("leads").select("id").where("reference", "=", reference);
	const { id } = await row.executeTakeFirstOrThrow();
	if (Object.keys(change).length > 0)
		await kysely.updateTable("leads").set(change).where("id", "=", id).execute();
	return id;
}

const read = (id: string) =>
	made.database.kysely
		.selectFrom("leads")
		.select(["state", "reply_due_at", "inbox", "snoozed"])
		.where("id", "=", id)
		.executeTakeFirstOrThrow();
const merge = (into: string, from: string) =>
	made.database.transaction((transaction) => mergeLeads(transaction, { into, from, fields: [], person }));
const separate = (into: string, from: string) =>
	made.database.transaction((transaction) => unmergeLeads(transaction, { into, from, person }));

const answered = { state: "replied", reply_due_at: null, first_reply_at: hoursAgo(40).toISOString() };

test.each([
	["answered", answered],
	["won", { ...answered, state: "won", inbox: "closed" }],
	["snoozed", { ...answered, snoozed: "until-reply", inbox: "snoozed" }],
])("a lead that was %s owes the answer that was promised to the one merged into it", async (_, columns) => {
	const [into, from] = [await lead(50, columns), await lead(3)];
	await merge(into, from);
	expect(await read(into)).toEqual({
		...{ state: "new", reply_due_at: dueAfter(21), inbox: "open", snoozed: null },
	});
	const warnings = await made.database.kysely
		.selectFrom("outbox")
		.select("next_try_at")
		.where("lead_id", "=", into)
		.where("purpose", "=", "reply-warning-4h")
		.execute();
	expect(warnings).toEqual([{ next_try_at: dueAfter(17) }]);
});

test("of two promises the earlier one stands", async () => {
	const [young, old] = [await lead(3), await lead(10)];
	await merge(young, old);
	expect(await read(young)).toMatchObject({ state: "new", reply_due_at: dueAfter(14) });
});

test("a lead that owes nothing brings no promise", async () => {
	const [into, from] = [await lead(50, answered), await lead(3, answered)];
	await merge(into, from);
	expect(await read(into)).toMatchObject({ state: "replied", reply_due_at: null });
});

const suspected = { state: "spam", inbox: "spam" };

test.each([
	["waits for a reply", {}],
	["was answered", answered],
])("a lead that %s does not vanish into one of the spam view", async (_, columns) => {
	const [spam, other] = [await lead(51, suspected), await lead(4, columns)];
	const before = await read(other);
	await expect(merge(spam, other)).rejects.toMatchObject({ failure: { code: "into-spam" } });
	expect(await read(other)).toEqual(before);
	await merge(other, spam);
	expect(await read(other)).toEqual(before);
});

test("spam can be merged into spam, and stays spam", async () => {
	const [spam, other] = [await lead(51, suspected), await lead(4, suspected)];
	await merge(spam, other);
	expect(await read(spam)).toMatchObject(suspected);
});

test("leads that are separated again owe what each of them owed", async () => {
	const [into, from] = [await lead(50, answered), await lead(3)];
	await merge(into, from);
	await separate(into, from);
	expect(await read(into)).toMatchObject({ state: "replied", reply_due_at: null });
	expect(await read(from)).toMatchObject({ state: "new", reply_due_at: dueAfter(21), inbox: "open" });
});

test.each([
	["nothing", answered, { state: "replied", reply_due_at: null }],
	["a later answer", {}, { state: "claimed", reply_due_at: dueAfter(21) }],
])("a lead that owed %s does so once separated, also where a colleague took it", async (_, columns, owed) => {
	const [into, from] = [await lead(3, columns), await lead(10)];
	await merge(into, from);
	await made.database.transaction((transaction) =>
		changeLeads(transaction, [into], { kind: "claim" }, { by: { id: person }, sessions: {} }),
	);
	await separate(into, from);
	expect(await read(into)).toMatchObject(owed);
});

test("a snoozed lead is snoozed again once what woke it is separated", async () => {
	const snoozed = { ...answered, snoozed: "until-reply", inbox: "snoozed" };
	const [into, from] = [await lead(50, snoozed), await lead(3)];
	await merge(into, from);
	await separate(into, from);
	expect(await read(into)).toMatchObject({ snoozed: "until-reply", inbox: "snoozed", state: "replied" });
});

test("a lead goes on owing what another one that was merged into it was promised", async () => {
	const [into, from, third] = [await lead(50, answered), await lead(10), await lead(3)];
	await merge(into, from);
	await merge(into, third);
	await separate(into, from);
	expect(await read(into)).toMatchObject({ state: "new", reply_due_at: dueAfter(21) });
});

test("a lead that a person opened in the moment of a merge stays open when the two are separated", async () => {
	const [into, from] = [await lead(10), await lead(3)];
	await merge(into, from);
	await made.database.transaction(async (transaction) => {
		const row = await findLead(transaction, into);
		const opened = { kind: "state", from: "won", to: "new", replyDueBefore: null } as const;
		const ofMerge = { person, at: new Date(row.last_activity_at) };
		await recordEvent(transaction, row, ofMerge, opened, { reply_due_at: dueAfter(21) });
	});
	await separate(into, from);
	expect(await read(into)).toMatchObject({ state: "new", reply_due_at: dueAfter(21) });
});

test("a lead owes nothing any more once all that were merged into it are separated again", async () => {
	const [into, from, third] = [await lead(50, answered), await lead(10), await lead(3)];
	await merge(into, from);
	await merge(into, third);
	await separate(into, from);
	await separate(into, third);
	expect(await read(into)).toMatchObject({ state: "replied", reply_due_at: null });
});

const draftAt = (id: string) => readDraft(made.database.kysely, id, person);
const both = { subject: "At One", text: "One\n\nOther" };
const write = (id: string, text: string) =>
	saveDraft(made.database.kysely, id, person, { subject: `At ${text}`, text });

test("a draft goes with its lead when that is merged, as it was saved", async () => {
	const [into, from] = [await lead(10), await lead(3)];
	const draft = await write(from, "Begun");
	await merge(into, from);
	expect([await draftAt(into), await draftAt(from)]).toEqual([draft, null]);
});

test("of a person who has drafts at both leads, the two texts become one", async () => {
	const [into, from] = [await lead(10), await lead(3)];
	await write(into, "One");
	await write(from, "Other");
	await merge(into, from);
	expect([await draftAt(into), await draftAt(from)]).toMatchObject([both, null]);
});

test("a reply that is refused because its lead was merged leaves the draft at the other lead as it is", async () => {
	const [into, from] = [await lead(10), await lead(3)];
	await write(into, "One");
	await write(from, "Other");
	const { email, last_event: seen } = await findLead(made.database.kysely, from);
	await merge(into, from);
	const by = { id: person, name: "Ana", office: "India", session: "", role: "staff" } as const;
	const written = { key: "one", seen, to: email, subject: "Hello", text: "Other" };
	await expect(sendReply({ ...made, sessions: {} }, from, by, written)).rejects.toThrow("newer-events");
	expect([await draftAt(into), await draftAt(from)]).toMatchObject([both, null]);
});

test("a draft that is saved in the moment of a merge comes to the other lead", async () => {
	const [into, from] = [await lead(10), await lead(3)];
	const draft = { subject: "", text: "Begun" };
	await Promise.all([saveDraftOfLead(made.database, from, person, draft), merge(into, from)]);
	expect([await draftAt(into), await draftAt(from)]).toMatchObject([draft, null]);
});
