import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import type { Database } from "#server/database/database.ts";
import { migrate } from "#server/database/migrate.ts";
import { openDatabase } from "#server/database/open-database.ts";
import { moveDatabase } from "#server/leads/move-database.ts";
import { formSecret } from "#server/protection/secret.ts";
import { databaseForTests, leadsIn, store, submission } from "#tests/support/database-for-tests.ts";

// The database that leads are moved to; of the kind that the run is for.
const made = databaseForTests();

const moreThanABatch = 600;

/** A file of leads. */
async function source(count: number): Promise<Database> {
	const database = await openDatabase(pathToFileURL(join(made.folder, "source", "leads.db")));
	onTestFinished(() => database.close());
	await migrate(database);
	for (let index = 0; index < count; index++)
		await store(database, submission(`${index}`, { values: { message: "Kia ora ē, 你好, 👋" } }));
	await formSecret(database);
	return database;
}

/** Makes a database lose each row of one table as it is written. */
const swallowing = {
	sqlite: ["create trigger swallow after insert on secrets begin delete from secrets; end"],
	postgres: [
		"create function swallow() returns trigger language plpgsql as $$ begin return null; end $$",
		"create trigger swallow before insert on secrets for each row execute function swallow()",
	],
};

test("what is moved is all there, and counted in both", async () => {
	const from = await source(moreThanABatch);
	const { counts, place } = await moveDatabase(from, made.url);
	expect(Object.fromEntries(counts)).toMatchObject({
		leads: moreThanABatch,
		submissions: moreThanABatch,
		secrets: 1,
		erasures: 0,
	});
	expect(place).not.toContain("tests@");
	expect(await leadsIn(made.database)).toEqual(await leadsIn(from));
	const [moved, secret] = [await formSecret(made.database), await formSecret(from)];
	expect(moved.equals(secret)).toBe(true);
});

test("a database that has rows already is left as it is", async () => {
	const from = await source(2);
	await store(made.database, submission("here before"));
	await expect(moveDatabase(from, made.url)).rejects.toThrow("has rows already");
	expect(await leadsIn(made.database)).toHaveLength(1);
});

test("a database that a service has only been started on is as good as an empty one", async () => {
	const from = await source(2);
	await formSecret(made.database);
	expect((await moveDatabase(from, made.url)).counts.get("leads")).toBe(2);
	const [moved, secret] = [await formSecret(made.database), await formSecret(from)];
	expect(moved.equals(secret)).toBe(true);
});

test("where a row does not arrive, nothing is copied", async () => {
	const from = await source(2);
	for (const statement of swallowing[made.url.protocol === "file:" ? "sqlite" : "postgres"])
		await sql.raw(statement).execute(made.database.kysely);
	await expect(moveDatabase(from, made.url)).rejects.toThrow(/secrets.*Nothing was copied/);
	expect(await leadsIn(made.database)).toEqual([]);
});
