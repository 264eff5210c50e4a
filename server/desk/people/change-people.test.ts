import { expect, test } from "vitest";
import { readPresence, recordPresence } from "#server/desk/leads/presence.ts";
import { changePerson, removePerson, resetPerson } from "#server/desk/people/change-people.ts";
import { addPerson, findPerson, listPeople } from "#server/desk/people/people.ts";
import { databaseForTests, leadsIn, store, submission } from "#tests/support/database-for-tests.ts";

const made = databaseForTests();

async function invitedOwner(name: string): Promise<string> {
	const email = `${name}@southlight.example`;
	const added = await addPerson(made.database.kysely, { name, email, role: "owner", office: "India" });
	return added?.id ?? "";
}

/** One who has signed in. */
async function owner(name: string): Promise<string> {
	const id = await invitedOwner(name);
	const joined = { joined_at: new Date().toISOString() };
	await made.database.kysely.updateTable("desk_people").set(joined).where("id", "=", id).execute();
	return id;
}

const remove = (id: string, by: string) =>
	made.database.transaction((transaction) => removePerson(transaction, id, by));
const demote = (id: string, by: string) =>
	made.database.transaction((transaction) =>
		changePerson(transaction, id, { role: "staff", office: "India" }, by),
	);

test.each([
	["remove", remove, remove],
	["demote", demote, demote],
	["remove and demote", remove, demote],
])("of two owners who %s each other at the same moment one stays", async (_, first, second) => {
	const [ana, ben] = [await owner("ana"), await owner("ben")];
	// PostgreSQL then has a connection for each of them.
	await Promise.all([listPeople(made.database.kysely), listPeople(made.database.kysely)]);
	const outcomes = await Promise.allSettled([first(ben, ana), second(ana, ben)]);
	expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
	const people = await listPeople(made.database.kysely);
	expect(people.filter(({ role }) => role === "owner")).toHaveLength(1);
});

test("an owner who was invited and has not signed in yet is not enough for the desk, and can be removed", async () => {
	const [ana, invited] = [await owner("ana"), await invitedOwner("ben")];
	for (const leave of [remove, demote])
		await expect(leave(ana, ana)).rejects.toMatchObject({ failure: { code: "last-owner" } });
	await remove(invited, ana);
	expect((await listPeople(made.database.kysely)).map(({ name }) => name)).toEqual(["ana"]);
});

test("an owner whose access was reset is not enough for the desk until they have signed in again", async () => {
	const [ana, ben] = [await owner("ana"), await owner("ben")];
	await made.database.transaction(async (transaction) =>
		resetPerson(transaction, await findPerson(transaction, "id", ben), ana),
	);
	for (const leave of [remove, demote])
		await expect(leave(ana, ana)).rejects.toMatchObject({ failure: { code: "last-owner" } });
});

test("a colleague who is removed is no longer shown at the lead that they looked at", async () => {
	const { kysely } = made.database;
	const [ana, ben] = [await owner("ana"), await owner("ben")];
	await store(made.database, submission("looked at"));
	const lead = (await leadsIn(made.database))[0]?.id ?? "";
	for (const id of [ana, ben]) await recordPresence(kysely, lead, id, "looking");
	await remove(ben, ana);
	expect(Object.fromEntries(await readPresence(kysely))).toEqual({
		[lead]: [{ person: ana, doing: "looking" }],
	});
});
