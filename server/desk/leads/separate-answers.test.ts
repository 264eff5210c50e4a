import { beforeEach, expect, test } from "vitest";
import { mergeLeads, unmergeLeads } from "#server/desk/leads/merge-leads.ts";
import { readTimeline } from "#server/desk/leads/timeline.ts";
import { addPerson } from "#server/desk/people/people.ts";
import { readPersonData } from "#server/desk/person-data/read-person.ts";
import { eraseLeads } from "#server/leads/erase-leads.ts";
import { answer, now, sentReceiptForTests } from "#tests/support/sent-receipt.ts";

const { made, receive, leads, first } = sentReceiptForTests();
const mere = "mere@example.co.nz";
const stranger = "tom@elsewhere.example";
let person = "";

beforeEach(async () => {
	const ana = { name: "Ana", email: "ana@southlight.example", role: "staff", office: "India" } as const;
	person = (await addPerson(made.database.kysely, ana))?.id ?? "";
});

/** A lead of another address that names the first one, which a colleague has merged into it. */
async function mergedIntoStrangers(): Promise<string> {
	expect(
		await receive(answer({ headers: { From: stranger, "Message-ID": "<toms@elsewhere.example>" } })),
	).toBe("lead");
	const into = (await leads()).find(({ email }) => email === stranger)?.id ?? "";
	await change(into, { state: "replied", reply_due_at: null });
	const { id: from } = await first();
	await made.database.transaction((transaction) =>
		mergeLeads(transaction, { into, from, fields: [], person }),
	);
	return into;
}

const change = (lead: string, columns: object) =>
	made.database.kysely.updateTable("leads").set(columns).where("id", "=", lead).execute();

async function separate(into: string): Promise<void> {
	const { id: from } = await first();
	await made.database.transaction((transaction) => unmergeLeads(transaction, { into, from, person }));
}

const read = async (lead: string) => (await leads()).find(({ id }) => id === lead);
const answersAt = async (lead: string) =>
	(await readTimeline(made.database.kysely, [lead])).flatMap(({ what }) =>
		what.kind === "answer" ? [what.text] : [],
	);
const holds = async (email: string) =>
	JSON.stringify(await readPersonData(made.database, email)).includes("mangosteen");
const found = async () =>
	made.database.kysely
		.selectFrom("leads")
		.select("email")
		.where("id", "in", made.database.leadsHolding(["mangosteen"], 10))
		.execute();

const hers = { headers: { "Message-ID": "<hers@example.co.nz>" }, text: "A mangosteen, please." };

test("what a person answered while their lead was part of a stranger's is in their own once the two are separated", async () => {
	const into = await mergedIntoStrangers();
	expect(await receive(answer(hers))).toBe("answer");
	expect(await holds(stranger)).toBe(true);
	await separate(into);
	expect(await answersAt(into)).toEqual([]);
	expect(await answersAt((await first()).id)).toEqual([hers.text]);
	expect([await holds(mere), await holds(stranger)]).toEqual([true, false]);
	expect(await found()).toEqual([{ email: mere }]);
	const strangers = JSON.stringify(await readPersonData(made.database, stranger));
	expect(strangers).not.toContain("<hers@example.co.nz>");
});

test("a person's answer is owed by their own lead once that is separated from a stranger's, which owes nothing for it", async () => {
	const into = await mergedIntoStrangers();
	await receive(answer(hers));
	expect(await read(into)).toMatchObject({ state: "new", inbox: "open" });
	await separate(into);
	expect(await first()).toMatchObject({
		...{ state: "claimed", inbox: "open", merged_into: null },
		reply_due_at: new Date(now.getTime() + 24 * 3_600_000).toISOString(),
	});
	expect(await read(into)).toMatchObject({ state: "replied", reply_due_at: null });
});

test("a stranger's lead goes on owing what the stranger has answered since", async () => {
	const into = await mergedIntoStrangers();
	await receive(answer(hers));
	const headers = { From: stranger, "In-Reply-To": "<toms@elsewhere.example>" };
	expect(await receive(answer({ headers, text: "Mine" }))).toBe("answer");
	await separate(into);
	expect(await answersAt(into)).toEqual(["Mine"]);
	expect(await read(into)).toMatchObject({ state: "new", inbox: "open" });
});

test("nothing of a person's answer is left once their separated lead is erased", async () => {
	const into = await mergedIntoStrangers();
	await receive(answer(hers));
	await separate(into);
	await eraseLeads(made.database, [(await first()).reference], now);
	const left = await made.database.kysely.selectFrom("lead_events").select("what").execute();
	expect(JSON.stringify(left)).not.toContain("mangosteen");
	expect(await found()).toEqual([]);
});

test("an answer of one address stays owed where both leads are of that address", async () => {
	const into = await mergedIntoStrangers();
	await change(into, { email: mere });
	await receive(answer(hers));
	await separate(into);
	expect(await answersAt(into)).toEqual([hers.text]);
	expect(await read(into)).toMatchObject({ state: "new", inbox: "open" });
});
