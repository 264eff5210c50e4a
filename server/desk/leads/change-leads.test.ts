import { expect, test } from "vitest";
import { changeLeads } from "#server/desk/leads/change-leads.ts";
import { undoChange } from "#server/desk/leads/undo-change.ts";
import { addPerson } from "#server/desk/people/people.ts";
import { databaseForTests, store, submission } from "#tests/support/database-for-tests.ts";

const made = databaseForTests();
const dueAnew = "2026-06-03T09:00:00.000Z";

/** A lead that was answered once, and whose sender has written again: an answer is due again. */
async function reopenedLead() {
	const { kysely } = made.database;
	const { reference } = await store(made.database, submission("a key"), new Date("2026-06-01T09:00:00Z"));
	await kysely
		.updateTable("leads")
		.set({ first_reply_at: "2026-06-01T10:00:00.000Z", reply_due_at: dueAnew })
		.where("reference", "=", reference)
		.execute();
	const { id } = await kysely.selectFrom("leads").select("id").executeTakeFirstOrThrow();
	const by = await addPerson(kysely, {
		...{ name: "Ana", email: "ana@southlight.example", role: "staff", office: "India" },
	});
	if (by === null) throw new Error("Ana was there already");
	const change = (what: Parameters<typeof changeLeads>[2]) =>
		made.database.transaction((transaction) => changeLeads(transaction, [id], what, { by, sessions: {} }));
	const undo = (of: string | null) =>
		made.database.transaction((transaction) => undoChange(transaction, of ?? "", { by, sessions: {} }));
	return { change, undo };
}

test("a lead that was opened again keeps its time when a person takes it and hands it back", async () => {
	const { change } = await reopenedLead();
	const shown = { state: "claimed", dueAt: dueAnew };
	expect(await change({ kind: "claim" })).toMatchObject({ leads: [shown] });
	const handedBack = await change({ kind: "assign", to: null });
	expect(handedBack).toMatchObject({ leads: [{ state: "new", dueAt: dueAnew }] });
});

test("what was won by mistake has the time back that it had, not that of its arrival", async () => {
	const { change, undo } = await reopenedLead();
	const won = await change({ kind: "state", to: "won" });
	expect(won).toMatchObject({ leads: [{ dueAt: null }] });
	expect(await undo(won.change)).toMatchObject({ leads: [{ state: "new", dueAt: dueAnew }] });
});

test("a lead that was answered and is made new by hand owes no reply", async () => {
	const { change } = await reopenedLead();
	await change({ kind: "state", to: "won" });
	expect(await change({ kind: "state", to: "new" })).toMatchObject({ leads: [{ dueAt: null }] });
});

test("a lead that is part of another one keeps its state, and who would change it is told so", async () => {
	const { change } = await reopenedLead();
	const { kysely } = made.database;
	await kysely.updateTable("leads").set({ merged_into: "another", inbox: "merged" }).execute();
	for (const what of [{ kind: "state", to: "waiting" }, { kind: "claim" }] as const)
		expect(await change(what)).toMatchObject({ change: null, leads: [], passedOver: [{ reason: "merged" }] });
	const stored = kysely.selectFrom("leads").select(["state", "assignee"]);
	expect(await stored.execute()).toEqual([{ state: "new", assignee: null }]);
});
