import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import type { Database } from "#server/database/database.ts";
import { openDatabase } from "#server/database/open-database.ts";
import { noteErasure } from "#server/leads/erase-leads.ts";
import { restoreBackup } from "#server/leads/restore-backup.ts";
import { databaseForTests, store, submission } from "#tests/support/database-for-tests.ts";

const made = databaseForTests();
const copy = () => join(made.folder, "copy.db");

/** A part of a lead that was erased without it, as by retention. Returns its reference. */
async function partOf(whole: string): Promise<string> {
	const { kysely } = made.database;
	const part = await store(made.database, submission("part"));
	const { id } = await kysely
		.selectFrom("leads")
		.select("id")
		.where("reference", "=", whole)
		.executeTakeFirstOrThrow();
	const merged = { merged_into: id, inbox: "merged" };
	await kysely.updateTable("leads").set(merged).where("reference", "=", part.reference).execute();
	return part.reference;
}

const eraseAlone = (reference: string) =>
	made.database.transaction(async (transaction) => {
		const lead = { reference, is_sample: 0 };
		await noteErasure(transaction, lead, new Date());
		await transaction.deleteFrom("leads").where("reference", "=", reference).execute();
		await transaction.updateTable("leads").set({ merged_into: null, inbox: "open" }).execute();
	});
const placesIn = ({ kysely }: Database) =>
	kysely.selectFrom("leads").select(["reference", "merged_into", "inbox"]).execute();

test("what was part of a lead that the newer backup has erased is a lead of its own", async () => {
	const whole = await store(made.database, submission("whole"));
	const reference = await partOf(whole.reference);
	const file = join(made.folder, "older.db");
	await made.database.backup(file);
	const before = await openDatabase(pathToFileURL(file));
	onTestFinished(() => before.close());
	await eraseAlone(whole.reference);
	await made.database.backup(copy());
	expect(await restoreBackup(before, copy())).toMatchObject({ kept: 1, erasedHere: 1 });
	expect(await placesIn(before)).toEqual([{ reference, merged_into: null, inbox: "open" }]);
});

test("what comes back and was part of a lead that was erased since is a lead of its own", async () => {
	const whole = await store(made.database, submission("whole"));
	const reference = await partOf(whole.reference);
	await made.database.backup(copy());
	await eraseAlone(whole.reference);
	await made.database.kysely.deleteFrom("leads").execute();
	expect(await restoreBackup(made.database, copy())).toMatchObject({ restored: 1, erased: 1 });
	expect(await placesIn(made.database)).toEqual([{ reference, merged_into: null, inbox: "open" }]);
});
