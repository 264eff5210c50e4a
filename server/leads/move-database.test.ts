import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import type { Database } from "#server/database/database.ts";
import { migrate } from "#server/database/migrate.ts";
import { openDatabase } from "#server/database/open-database.ts";
import { moveDatabase } from "#server/leads/move-database.ts";
import { formSecret } from "#server/protection/secret.ts";
import { databaseForTests, leadsIn, store, submission } from "#tests/support/database-for-tests.ts";

// The database that leads are moved to; of the kind that the run is for.
const made = databaseForTests();

/** A file of leads, as many as two batches hold. */
async function source(): Promise<Database> {
	const database = await openDatabase(pathToFileURL(join(made.folder, "source", "leads.db")));
	onTestFinished(() => database.close());
	await migrate(database);
	for (let index = 0; index < 600; index++)
		await store(database, submission(`${index}`, { values: { message: "Kia ora ē, 你好, 👋" } }));
	await formSecret(database);
	return database;
}

test("what is moved is all there, and counted in both", async () => {
	const from = await source();
	const { counts, place } = await moveDatabase(from, made.url);
	expect(Object.fromEntries(counts)).toMatchObject({ leads: 600, submissions: 600, secrets: 1, erasures: 0 });
	expect(place).not.toContain("tests@");
	expect(await leadsIn(made.database)).toEqual(await leadsIn(from));
	expect(await formSecret(made.database)).toEqual(await formSecret(from));
});

test("a database that has rows already is left as it is", async () => {
	const from = await source();
	await store(made.database, submission("here before"));
	await expect(moveDatabase(from, made.url)).rejects.toThrow("has rows already");
	expect(await leadsIn(made.database)).toHaveLength(1);
});
