import { expect, test } from "vitest";
import { readLeadDetail } from "#server/desk/leads/lead-detail.ts";
import { mergeLeads, unmergeLeads } from "#server/desk/leads/merge-leads.ts";
import { addPerson } from "#server/desk/people/people.ts";
import { rawMail } from "#tests/support/received-mails.ts";
import { answer, sentReceiptForTests } from "#tests/support/sent-receipt.ts";

const { made, receive, leads, first } = sentReceiptForTests();

async function secondLead(raw: string): Promise<string> {
	expect(await receive(raw)).toBe("lead");
	const [, lead] = await leads();
	return lead?.id ?? "";
}

const fromElsewhere = { headers: { From: "mere@home.example" } };
const read = (lead: string) => readLeadDetail(made.database, lead, "ana");

async function merge(into: string, from: string): Promise<string> {
	const ana = { name: "Ana", email: "ana@southlight.example", role: "staff", office: "India" } as const;
	const { id: person = "" } = (await addPerson(made.database.kysely, ana)) ?? {};
	await made.database.transaction((transaction) =>
		mergeLeads(transaction, { into, from, fields: [], person }),
	);
	return person;
}

test("an answer from another address shows the lead that it names, and takes it in where a person says so", async () => {
	const { id, reference } = await first();
	const lead = await secondLead(answer(fromElsewhere));
	expect(await read(lead)).toMatchObject({ others: [], named: { id, reference } });
	const person = await merge(lead, id);
	expect(await read(lead)).toMatchObject({
		...{ lead: { email: "mere@home.example" }, named: null, merged: [{ id }] },
	});
	await made.database.transaction((transaction) =>
		unmergeLeads(transaction, { into: lead, from: id, person }),
	);
	expect(await read(lead)).toMatchObject({ named: { id }, merged: [] });
});

test("a lead that came by email has its person's clock from the form that is merged into it, until the two are separated", async () => {
	const { id: from } = await first();
	await made.database.kysely.updateTable("leads").set({ time_zone: "Pacific/Chatham" }).execute();
	const into = await secondLead(answer(fromElsewhere));
	const person = await merge(into, from);
	expect(await read(into)).toMatchObject({ timeZone: "Pacific/Chatham" });
	await made.database.transaction((transaction) => unmergeLeads(transaction, { into, from, person }));
	expect(await read(into)).toMatchObject({ timeZone: null });
});

test("a lead that names no other one can't take in one of another address", async () => {
	const { id } = await first();
	const lead = await secondLead(rawMail(fromElsewhere));
	expect((await read(lead)).named).toBeNull();
	await expect(merge(lead, id)).rejects.toMatchObject({ failure: { code: "different-address" } });
});

test("a lead that is named once has no way into the one that names it by itself", async () => {
	const { id } = await first();
	const lead = await secondLead(answer(fromElsewhere));
	expect((await read(id)).named).toBeNull();
	await expect(merge(id, lead)).rejects.toMatchObject({ failure: { code: "different-address" } });
});
