import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { migrate } from "#server/database/migrate.ts";
import { migrations } from "#server/database/migrations/migrations.ts";
import { openDatabase } from "#server/database/open-database.ts";
import { eraseLeads } from "#server/leads/erase-leads.ts";
import { restoreBackup } from "#server/leads/restore-backup.ts";
import { databaseForTests, leadsIn, store, submission } from "#tests/support/database-for-tests.ts";

const made = databaseForTests();
const copy = () => join(made.folder, "copy.db");
const messages = async () => (await leadsIn(made.database)).map(({ values }) => values["message"]).sort();

test("a restored backup brings back what was lost, loses nothing that came since, and nothing erased comes back", async () => {
	const { database } = made;
	await store(database, submission("lost", { formKeyId: "form" }));
	const erased = await store(database, submission("erased since"));
	const erasedBefore = await store(database, submission("erased before"));
	await eraseLeads(database, [erasedBefore.reference], new Date());
	await database.backup(copy());
	await eraseLeads(database, [erased.reference], new Date());
	await database.kysely.deleteFrom("leads").where("form", "=", "contact").execute();
	await store(database, submission("since"));

	expect(await restoreBackup(database, copy())).toEqual({ restored: 1, erased: 1 });
	expect(await messages()).toEqual(["lost", "since"]);
	expect(await database.kysely.selectFrom("erasures").selectAll().execute()).toHaveLength(2);
	// Its repeats are recognised as before.
	expect((await store(database, submission("lost", { formKeyId: "form" }))).isRepeat).toBe(true);
});

test("a backup that is restored twice is there once", async () => {
	await store(made.database, submission("one"));
	await made.database.backup(copy());
	await made.database.kysely.deleteFrom("leads").execute();
	await restoreBackup(made.database, copy());
	expect(await restoreBackup(made.database, copy())).toEqual({ restored: 0, erased: 0 });
	expect(await messages()).toEqual(["one"]);
});

test("a backup of an older version is restored, and stays as it is", async () => {
	const { "001-first-leads": first } = migrations;
	if (first === undefined) throw new Error("The first migration is missing");
	const old = await openDatabase(pathToFileURL(copy()));
	await migrate(old, { "001-first-leads": first });
	await sql`insert into leads (id, reference, receipt, form, state, received_at, due_at, answers, suspicions)
		values ('1', 'SL-1', 'r', 'contact', 'new', '2026-01-01', '2026-01-02', '{"message":"old"}', '[]')`.execute(
		old.kysely,
	);
	await old.close();
	const before = readFileSync(copy());
	await restoreBackup(made.database, copy());
	expect(await messages()).toEqual(["old"]);
	expect(readFileSync(copy()).equals(before)).toBe(true);
});

test("what is no backup is refused, and no copy of it is left", async () => {
	const before = readdirSync(tmpdir()).filter((name) => name.startsWith("southlight-restore-"));
	writeFileSync(copy(), "Dear Sir or Madam, ".repeat(500));
	await expect(restoreBackup(made.database, copy())).rejects.toThrow("not a database");
	const left = readdirSync(tmpdir()).filter((name) => name.startsWith("southlight-restore-"));
	expect(left.filter((name) => !before.includes(name))).toEqual([]);
});
