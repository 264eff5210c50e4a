import { closeSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import { nodeSqliteDialect } from "#server/database/node-sqlite-dialect.ts";
import { retryWhileBusy } from "#server/database/retry-while-busy.ts";
import type { Tables } from "#server/database/tables.ts";

export type Database = Kysely<Tables>;

/** Milliseconds in which SQLite itself waits for a lock, and with it every visitor. */
const busyTimeout = 20;

// FULL: an acknowledged lead outlives a power failure. `secure_delete`: an erased person leaves no bytes behind.
const pragmas = `
	pragma synchronous = full;
	pragma secure_delete = on;
	pragma foreign_keys = on;
	pragma trusted_schema = off;
`;

/** Opens the database for the service, and makes it when there is none, readable by its owner alone. */
export async function openDatabase(file: string): Promise<Database> {
	mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
	closeSync(openSync(file, "a", 0o600));
	const database = new DatabaseSync(file, { timeout: busyTimeout });
	await retryWhileBusy(() => database.exec("pragma journal_mode = wal"));
	database.exec(pragmas);
	return new Kysely<Tables>({ dialect: nodeSqliteDialect(database) });
}
