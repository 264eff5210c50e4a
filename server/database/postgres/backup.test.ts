import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { Kysely } from "kysely";
import { expect, onTestFinished, test, vi } from "vitest";
import { openDatabase } from "#server/database/open-database.ts";
import { backup } from "#server/database/postgres/backup.ts";
import { postgresDialect } from "#server/database/postgres/dialect.ts";
import type { Tables } from "#server/database/tables.ts";
import { databaseForTests, leadsIn, store, submission } from "#tests/support/database-for-tests.ts";

const made = databaseForTests();
/** Milliseconds after which the server ends a transaction that is idle. */
const idleLimit = 2000;

/** Has it take longer than that until the words of a copy are indexed, as with some hundred thousand leads. */
function indexSlowly(): void {
	const prepare = DatabaseSync.prototype.prepare;
	const spy = vi.spyOn(DatabaseSync.prototype, "prepare").mockImplementation(function (
		this: DatabaseSync,
		sql,
	) {
		const statement = prepare.call(this, sql);
		if (!sql.includes("'rebuild'")) return statement;
		const run = statement.run.bind(statement);
		return Object.assign(statement, {
			run: () => {
				Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2 * idleLimit);
				return run();
			},
		});
	});
	onTestFinished(() => spy.mockRestore());
}

test("a backup of so many leads that they take long to index is written", async () => {
	await store(made.database, submission("in the copy"), new Date());
	const limit = { idle_in_transaction_session_timeout: idleLimit };
	const kysely = new Kysely<Tables>({ dialect: postgresDialect(made.url, limit) });
	onTestFinished(() => kysely.destroy());
	const file = join(made.folder, "copy.db");
	indexSlowly();
	await backup(kysely, file);
	const copy = await openDatabase(pathToFileURL(file));
	expect(await leadsIn(copy)).toHaveLength(1);
	await copy.close();
});
