import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { addPerson, listPeople, revokeAccess } from "#server/desk/people/people.ts";
import { redeemPasskey, storePasskey } from "#server/desk/sign-in/passkeys.ts";
import { databaseForTests } from "#tests/support/database-for-tests.ts";

const made = databaseForTests();
const now = new Date().toISOString();

/** The id of a person who has the passkey "key". */
async function personWithPasskey(): Promise<string> {
	const { kysely } = made.database;
	const email = "ana@southlight.example";
	const person = await addPerson(kysely, { name: "Ana", email, role: "owner", office: "India" });
	if (person === null) throw new Error("There is one already");
	const passkey = { id: "key", person_id: person.id, name: "Key", public_key: "", transports: "" };
	await kysely
		.insertInto("desk_passkeys")
		.values({ ...passkey, added_at: now })
		.execute();
	return person.id;
}

const revoke = (person: string) =>
	made.database.transaction((transaction) => revokeAccess(transaction, person));
const isSignedIn = async () =>
	(await made.database.kysely.selectFrom("desk_sessions").select("id").execute()).length > 0;

test("a passkey that is taken away while its answer is checked signs no one in", async () => {
	const person = await personWithPasskey();
	expect(await redeemPasskey(made.database.kysely, "key")).toBe(person);
	await revoke(person);
	expect(await redeemPasskey(made.database.kysely, "key")).toBe(null);
});

test("who signs in at the moment at which their access is taken away is signed out by it", async () => {
	const id = await personWithPasskey();
	// PostgreSQL then has a connection for each of the two.
	await Promise.all([listPeople(made.database.kysely), listPeople(made.database.kysely)]);
	const begun = Promise.withResolvers<void>();
	const signingIn = made.database.transaction(async (transaction) => {
		const person = (await redeemPasskey(transaction, "key")) ?? "";
		const session = { id: "session", token_hash: "", device: "", started_at: now, seen_at: now };
		await transaction
			.insertInto("desk_sessions")
			.values({ ...session, person_id: person })
			.execute();
		begun.resolve();
		// Long enough for the other to come to what it has to wait for.
		await wait(200);
	});
	await begun.promise;
	await Promise.all([signingIn, revoke(id)]);
	expect(await isSignedIn()).toBe(false);
});

/** A person who is signed in by a session of that name. */
async function signedIn() {
	const id = await personWithPasskey();
	const session = { id: "session", token_hash: "", person_id: id, device: "" };
	await made.database.kysely
		.insertInto("desk_sessions")
		.values({ ...session, started_at: now, seen_at: now })
		.execute();
	return { id, session: "session" };
}

const added = { id: "added", publicKey: "", transports: [], name: "Added" };
const passkeys = () => made.database.kysely.selectFrom("desk_passkeys").select("id").execute();

test("a passkey whose making is checked while access is taken away is not added", async () => {
	const by = await signedIn();
	await revoke(by.id);
	const adding = made.database.transaction((transaction) => storePasskey(transaction, by, added));
	await expect(adding).rejects.toThrow("not-signed-in");
	expect(await passkeys()).toEqual([]);
});

test("a passkey that is added at the moment at which access is taken away goes with it", async () => {
	const by = await signedIn();
	await Promise.all([passkeys(), passkeys()]);
	const begun = Promise.withResolvers<void>();
	const adding = made.database.transaction(async (transaction) => {
		await storePasskey(transaction, by, added);
		begun.resolve();
		await wait(200);
	});
	await begun.promise;
	await Promise.all([adding, revoke(by.id)]);
	expect(await passkeys()).toEqual([]);
});
