import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { openDatabase } from "#server/database/open-database.ts";
import { putLogAway } from "#server/database/sqlite/check-file.ts";
import { databaseForTests, leadsIn, store, submission } from "#tests/support/database-for-tests.ts";

const made = databaseForTests();

test("the log of a database is put away once its last program ends, and each lead of that time is there", async () => {
	const file = fileURLToPath(made.url);
	expect(putLogAway(file)).toBe(false);
	await store(made.database, submission("stored while it is asked"));
	await made.database.close();
	expect(putLogAway(file)).toBe(true);
	expect(existsSync(`${file}-wal`)).toBe(false);
	Object.assign(made, { database: await openDatabase(made.url) });
	expect(await leadsIn(made.database)).toHaveLength(1);
});
