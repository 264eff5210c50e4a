import { beforeEach, expect, test } from "vitest";
import { day } from "#domain/durations.ts";
import { mergeLeads, unmergeLeads } from "#server/desk/leads/merge-leads.ts";
import { addPerson } from "#server/desk/people/people.ts";
import { sendReply } from "#server/desk/replies/send-reply.ts";
import { markReplied } from "#server/leads/mark-replied.ts";
import { recordContact } from "#server/retention/record-contact.ts";
import { answer, now, sentReceiptForTests } from "#tests/support/sent-receipt.ts";

const { made, receive, leads, first } = sentReceiptForTests();
const stranger = "tom@elsewhere.example";
const after = (days: number) => new Date(now.getTime() + days * day);
let person = "";

beforeEach(async () => {
	const ana = { name: "Ana", email: "ana@southlight.example", role: "staff", office: "India" } as const;
	person = (await addPerson(made.database.kysely, ana))?.id ?? "";
});

const strangers = async () => {
	const found = (await leads()).find(({ email }) => email === stranger);
	if (found === undefined) throw new Error("There is no lead of the stranger");
	return found;
};

/** Merges the first lead, with its contact of the beginning, into a stranger's, whose last contact is `now`. */
async function merge(): Promise<void> {
	await receive(answer({ headers: { From: stranger, "Message-ID": "<toms@elsewhere.example>" } }));
	const [{ id: into }, { id: from }] = [await strangers(), await first()];
	await made.database.transaction((transaction) =>
		mergeLeads(transaction, { into, from, fields: [], person }),
	);
}

async function separate(): Promise<void> {
	const [{ id: into }, { id: from }] = [await strangers(), await first()];
	await made.database.transaction((transaction) => unmergeLeads(transaction, { into, from, person }));
}

/** The last contact of the person's lead and of the stranger's. */
const contacts = async () => [(await first()).last_contact_at, (await strangers()).last_contact_at];

const mine = { headers: { From: stranger, "In-Reply-To": "<toms@elsewhere.example>" }, text: "Mine" };

test("a lead that is separated was last in contact when it was before the merge, and not when the other one was", async () => {
	const { last_contact_at: own } = await first();
	await merge();
	await receive(answer(mine), after(1), after(1));
	const later = after(1).toISOString();
	expect(await contacts()).toEqual([later, later]);
	await separate();
	expect(await contacts()).toEqual([own, later]);
});

test("a person's answer is contact with their own lead alone once that is separated from a stranger's", async () => {
	await merge();
	await receive(answer(mine), after(1), after(1));
	await receive(answer(), after(2), after(2));
	await separate();
	expect(await contacts()).toEqual([after(2).toISOString(), after(1).toISOString()]);
});

test("an answer of a program is no contact with either of two leads that are separated", async () => {
	const { last_contact_at: own } = await first();
	await merge();
	await receive(answer({ headers: { "Auto-Submitted": "auto-replied" } }), after(1), after(1));
	await separate();
	expect(await contacts()).toEqual([own, now.toISOString()]);
});

test("a lead that a command has marked as answered was in contact then, also once its part has been separated", async () => {
	await merge();
	const { reference } = await strangers();
	await markReplied({ database: made.database, sessions: {} }, [reference], after(1));
	await receive(answer(), after(2), after(2));
	await separate();
	expect(await contacts()).toEqual([after(2).toISOString(), after(1).toISOString()]);
});

test("a reply to a stranger is contact with the stranger, also once a person's lead that has answered since is separated", async () => {
	await merge();
	const { id, last_event: seen, email: to } = await strangers();
	const by = { id: person, name: "Ana", office: "India", session: "", role: "staff" } as const;
	const written = { key: "one", seen, to, subject: "Hello", text: "Kia ora" };
	await sendReply({ ...made, sessions: {} }, id, by, written);
	const { last_contact_at: replied } = await strangers();
	const tomorrow = new Date(Date.now() + day);
	await receive(answer(), tomorrow, tomorrow);
	await separate();
	expect(await contacts()).toEqual([tomorrow.toISOString(), replied]);
});

test("contact that was recorded for a merged lead by its reference stays that lead's when it is separated", async () => {
	await merge();
	const at = new Date();
	await recordContact(made.database, [(await first()).reference], at, null);
	await separate();
	expect(await contacts()).toEqual([at.toISOString(), now.toISOString()]);
});
