import { statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { databaseForTests, store, submission } from "#tests/support/database-for-tests.ts";

const made = databaseForTests();

test("the log stays short while leads arrive one after the other", async () => {
	for (let index = 0; index < 150; index++) {
		await store(made.database, submission(`lead ${index}`));
		// As requests do, it gives other work its turn.
		await new Promise((resolve) => setTimeout(resolve, 2));
	}
	// 150 leads write some 25 MB; SQLite itself would begin again after 16.
	expect(statSync(`${fileURLToPath(made.url)}-wal`).size).toBeLessThan(10_000_000);
});
