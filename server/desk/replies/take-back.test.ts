import { beforeEach, expect, test } from "vitest";
import { findLead } from "#server/desk/leads/find-lead.ts";
import { mergeLeads } from "#server/desk/leads/merge-leads.ts";
import { addPerson } from "#server/desk/people/people.ts";
import { readDraft, saveDraft } from "#server/desk/replies/drafts.ts";
import { sendReply } from "#server/desk/replies/send-reply.ts";
import { takeBack } from "#server/desk/replies/take-back.ts";
import { recordAnswer } from "#server/mailbox/record-answer.ts";
import { databaseForTests, store, submission } from "#tests/support/database-for-tests.ts";
import { messageSaying } from "#tests/support/post-form.ts";

const made = databaseForTests();
const arrival = new Date("2026-06-01T09:00:00Z");
const person = { id: "", name: "Ana", office: "India", session: "", role: "staff" as const };

beforeEach(async () => {
	const { kysely } = made.database;
	await store(made.database, submission("a key", { values: messageSaying("Hello") }), arrival);
	const added = await addPerson(kysely, {
		...{ name: "Ana", email: "ana@southlight.example", role: "staff", office: "India" },
	});
	Object.assign(person, added);
});

const lead = () => made.database.kysely.selectFrom("leads").selectAll().executeTakeFirstOrThrow();
const change = (columns: object) => made.database.kysely.updateTable("leads").set(columns).execute();

/** What of a lead a reply changes. */
const touched = () =>
	made.database.kysely
		.selectFrom("leads")
		.select(["state", "assignee", "office", "reply_due_at", "last_contact_at"])
		.select(["first_reply_at", "first_reply_office", "inbox"])
		.executeTakeFirstOrThrow();

async function reply(key: string, of?: string): Promise<string> {
	const {
		id,
		email,
		last_event: seen,
	} = of === undefined ? await lead() : await findLead(made.database.kysely, of);
	const written = { key, seen, to: email, subject: "Hello", text: `Reply ${key}` };
	return (await sendReply({ ...made, sessions: {} }, id, { ...person }, written)).mail.id;
}

async function undo(mail: string) {
	const { id } = await lead();
	await made.database.transaction((transaction) => takeBack(transaction, id, mail, person.id));
}

async function answer() {
	const row = await lead();
	const later = new Date(Date.now() + 60_000);
	const mail = { messageId: null, conversation: [], subject: "Re", text: "And when?", isCut: false };
	await made.database.transaction((transaction) =>
		recordAnswer(
			transaction,
			{ answered: row.id, lead: row },
			{
				...{ id: "m1", ...mail, attachments: [], copied: [], from: { name: "", address: row.email } },
				originalFrom: null,
				...{ isAutomatic: false, lists: [], isMarkedAsSpam: false, bounce: null, arrivedAt: later },
			},
			later,
		),
	);
}

test.each([
	["no one's", { assignee: null }],
	["taken by a colleague", { state: "claimed", assignee: "ben", office: "Malaysia" }],
	["waiting for the visitor", { state: "waiting", reply_due_at: null }],
	["won", { state: "won", reply_due_at: null, inbox: "closed" }],
])("a lead that was %s is so again once its first reply is taken back", async (_, columns) => {
	await change(columns);
	const before = await touched();
	const mail = await reply("one");
	expect(await touched()).not.toEqual(before);
	await undo(mail);
	expect(await touched()).toEqual(before);
});

test("a lead that the visitor opened again owes its answer again once the second reply is taken back", async () => {
	await reply("one");
	await answer();
	const before = await touched();
	expect(before).toMatchObject({ state: "claimed", reply_due_at: expect.stringMatching(/Z$/) });
	await undo(await reply("two"));
	expect(await touched()).toEqual(before);
});

test("a lead of whose two replies both are taken back is as it was before the first", async () => {
	const before = await touched();
	const [one, two] = [await reply("one"), await reply("two")];
	await undo(one);
	expect(await touched()).toMatchObject({ state: "replied", reply_due_at: null });
	await undo(two);
	expect(await touched()).toEqual(before);
});

test("what its author has written since a reply comes after its text when it is taken back", async () => {
	const { kysely } = made.database;
	const mail = await reply("one");
	const { id } = await lead();
	await saveDraft(kysely, id, person.id, { subject: "Once more", text: "P.S. On Monday" });
	await undo(mail);
	expect(await readDraft(kysely, id, person.id)).toMatchObject({
		...{ subject: "Hello", text: "Reply one\n\nP.S. On Monday" },
	});
});

test("a reply can be taken back at the lead into which its lead was merged, and at no other", async () => {
	const { id, reply_due_at } = await lead();
	const mail = await reply("one");
	const { kysely } = made.database;
	await store(made.database, submission("other key", { values: messageSaying("Once more") }), arrival);
	const other = await kysely.selectFrom("leads").select("id").where("id", "<>", id).executeTakeFirstOrThrow();
	const answered = { state: "replied", reply_due_at: null };
	await kysely.updateTable("leads").set(answered).where("id", "=", other.id).execute();
	const takeBackThere = () =>
		made.database.transaction((transaction) => takeBack(transaction, other.id, mail, person.id));
	await expect(takeBackThere()).rejects.toThrow("not-found");
	const merge = { into: other.id, from: id, fields: [], person: person.id };
	await made.database.transaction((transaction) => mergeLeads(transaction, merge));
	expect(await takeBackThere()).toMatchObject({ text: "Reply one" });
	expect(await readDraft(kysely, other.id, person.id)).not.toBeNull();
	// That lead was answered, and owes now what was promised to the one that is part of it.
	expect(await findLead(kysely, other.id)).toMatchObject({ state: "new", inbox: "open", reply_due_at });
});

test("what is part of a lead has had contact by a reply, and none once that is taken back", async () => {
	const { kysely } = made.database;
	const { id } = await lead();
	await store(made.database, submission("other key", { values: messageSaying("Once more") }), arrival);
	const part = kysely.selectFrom("leads").select("last_contact_at").where("id", "<>", id);
	await kysely.updateTable("leads").set({ merged_into: id, inbox: "merged" }).where("id", "<>", id).execute();
	const mail = await reply("one", id);
	expect((await part.executeTakeFirstOrThrow()).last_contact_at > arrival.toISOString()).toBe(true);
	await made.database.transaction((transaction) => takeBack(transaction, id, mail, person.id));
	expect(await part.executeTakeFirstOrThrow()).toEqual({ last_contact_at: arrival.toISOString() });
});

test("what happened to a lead since the reply stays when it is taken back", async () => {
	const mail = await reply("one");
	await change({ assignee: "ben", office: "Malaysia" });
	await answer();
	const since = await touched();
	await undo(mail);
	expect(await touched()).toEqual({ ...since, first_reply_at: null, first_reply_office: null });
});
