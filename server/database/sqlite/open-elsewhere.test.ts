import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { openDatabase } from "#server/database/open-database.ts";
import { isOpenElsewhere } from "#server/database/sqlite/check-file.ts";
import { databaseForTests, leadsIn, store, submission } from "#tests/support/database-for-tests.ts";

const made = databaseForTests();

test("a database is open elsewhere until its last program ends, and each lead of that time is there", async () => {
	const file = fileURLToPath(made.url);
	expect(isOpenElsewhere(file)).toBe(true);
	await store(made.database, submission("stored while it is asked"));
	await made.database.close();
	expect(isOpenElsewhere(file)).toBe(false);
	Object.assign(made, { database: await openDatabase(made.url) });
	expect(await leadsIn(made.database)).toHaveLength(1);
});
