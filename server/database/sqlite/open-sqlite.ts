import { closeSync, mkdirSync, openSync } from "node:fs";
import { dirname, relative } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely, sql } from "kysely";
import type { Database } from "#server/database/database.ts";
import { nodeSqliteDialect } from "#server/database/sqlite/dialect.ts";
import { leaveNoBytes } from "#server/database/sqlite/leave-no-bytes.ts";
import { isUnavailable, retryWhileBusy } from "#server/database/sqlite/retry-while-busy.ts";
import { indexTexts, leadsHolding } from "#server/database/sqlite/search-texts.ts";
import type { Tables } from "#server/database/tables.ts";

const ownerOnly = 0o600;
/** Milliseconds in which SQLite itself waits for a lock, and with it every visitor. */
const busyTimeout = 20;

// FULL: an acknowledged lead outlives a power failure. `secure_delete`: an erased person leaves no bytes behind.
const pragmas = `
	pragma synchronous = full;
	pragma secure_delete = on;
	pragma foreign_keys = on;
	pragma trusted_schema = off;
`;

/** Opens a file of leads, and makes it when there is none, readable by its owner alone. */
export async function openSqlite(file: string): Promise<Database> {
	mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
	closeSync(openSync(file, "a", ownerOnly));
	const connection = new DatabaseSync(file, { timeout: busyTimeout });
	await retryWhileBusy(() => connection.exec("pragma journal_mode = wal"));
	connection.exec(pragmas);
	const kysely = new Kysely<Tables>({ dialect: nodeSqliteDialect(connection) });
	return {
		kysely,
		place: shortestPath(file),
		transaction: (work) => kysely.transaction().execute(work),
		indexTexts: () => indexTexts(kysely),
		leadsHolding,
		isUnavailable,
		leaveNoBytes: () => leaveNoBytes(kysely),
		backup: (copy) => backup(kysely, copy),
		close: () => kysely.destroy(),
	};
}

/** SQLite fills an empty file; making it here fails when there is one already, and sets who can read it. */
async function backup(kysely: Kysely<Tables>, copy: string): Promise<void> {
	closeSync(openSync(copy, "wx", ownerOnly));
	await sql`vacuum into ${copy}`.execute(kysely);
}

function shortestPath(file: string): string {
	const path = relative(process.cwd(), file);
	return path.startsWith("..") ? file : path;
}
