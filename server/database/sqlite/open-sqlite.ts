import { chmodSync, closeSync, existsSync, mkdirSync, openSync, rmSync, statSync } from "node:fs";
import { dirname, relative } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely, sql } from "kysely";
import { atMostEvery } from "#server/database/at-most-every.ts";
import { checkInterval, type Database } from "#server/database/database.ts";
import { DatabaseOpenError } from "#server/database/database-errors.ts";
import { checkFile, isInOrder, isOwn } from "#server/database/sqlite/check-file.ts";
import { nodeSqliteDialect } from "#server/database/sqlite/dialect.ts";
import {
	damaged,
	explainDamage,
	explainRefusal,
	notStored,
} from "#server/database/sqlite/explain-refusal.ts";
import { retryWhileBusy } from "#server/database/sqlite/retry-while-busy.ts";
import { rememberFiles } from "#server/database/sqlite/same-files.ts";
import { indexTexts, leadsHolding, reindexTexts } from "#server/database/sqlite/search-texts.ts";
import { isUnavailable } from "#server/database/sqlite/sqlite-errors.ts";
import { vacuum } from "#server/database/sqlite/vacuum.ts";
import type { Tables } from "#server/database/tables.ts";

const ownerOnly = 0o600;
const ownerOnlyFolder = 0o700;

/** Milliseconds in which SQLite itself waits for a lock, and with it every visitor. */
const busyTimeout = 20;

// FULL: an acknowledged lead outlives a power failure. `secure_delete`: an erased person leaves no bytes behind,
// nor in a folder that many programs use, where SQLite notes what a statement may have to undo (`temp_store`).
// `wal_autocheckpoint`, in pages: far beyond what `checkpointLater` lets the log hold. The last line makes the log.
const pragmas = `
	pragma synchronous = full;
	pragma secure_delete = on;
	pragma foreign_keys = on;
	pragma temp_store = memory;
	pragma trusted_schema = off;
	pragma wal_autocheckpoint = 4000;
	select count(*) from sqlite_schema;
`;

/** Opens a file of leads, and makes it when there is none, readable by its owner alone. */
export async function openSqlite(file: string): Promise<Database> {
	try {
		prepareFile(file);
		return await openPrepared(file);
	} catch (error) {
		throw explainRefusal(error, shortestPath(file));
	}
}

/** Makes a new file and has it filled; an error when there is one already. One that can't be filled is removed. */
export function createSqlite(file: string, fill: (database: Database) => Promise<void>): Promise<void> {
	return inNewFile(file, async () => {
		const database = await openSqlite(file);
		await fill(database).finally(() => database.close());
	});
}

async function openPrepared(file: string): Promise<Database> {
	const connection = new DatabaseSync(file, { timeout: busyTimeout });
	try {
		await retryWhileBusy(() => assertOwn(connection, file));
	} catch (error) {
		connection.close();
		throw error;
	}
	closeToOthers(file);
	await retryWhileBusy(() => connection.exec("pragma journal_mode = wal"));
	connection.exec(pragmas);
	const files = rememberFiles(file);
	const kysely = new Kysely<Tables>({ dialect: nodeSqliteDialect(connection, files) });
	return {
		kysely,
		place: shortestPath(file),
		// It has one connection.
		writersAtOnce: 1,
		transaction: (work) => kysely.transaction().execute(work),
		indexTexts,
		reindexTexts,
		leadsHolding,
		check: atMostEvery(checkInterval, () => checkFile(file, files)),
		verify: async () => {
			if (!isInOrder(connection)) throw new DatabaseOpenError(damaged(shortestPath(file)));
		},
		isUnavailable,
		explained: (error) => explainDamage(error, shortestPath(file)),
		vacuum: () => vacuum(kysely, file, files),
		// SQLite fills an empty file.
		backup: (copy) => inNewFile(copy, () => sql`vacuum into ${copy}`.execute(kysely)),
		close: () => kysely.destroy(),
	};
}

/** Makes folder and file where there are none. */
function prepareFile(file: string): void {
	makeFolder(dirname(file));
	const found = statSync(file, { throwIfNoEntry: false });
	// To open a pipe would wait for its other end.
	if (found !== undefined && !found.isFile() && !found.isDirectory())
		throw new DatabaseOpenError(notStored(shortestPath(file), "that is a device, a pipe or a socket"));
	closeSync(openSync(file, "a", ownerOnly));
}

/** Reads the file and changes nothing: throws where it is no database, or another program's. */
function assertOwn(connection: DatabaseSync, file: string): void {
	if (!isOwn(connection))
		throw new DatabaseOpenError(notStored(shortestPath(file), "it holds another program's tables"));
}

/** Takes files that others could read away from them. */
function closeToOthers(file: string): void {
	for (const each of filesOf(file)) if (existsSync(each)) chmodSync(each, ownerOnly);
}

/** Level by level: Node's own `recursive` tries without end where the system refuses a folder as one that is not there. */
function makeFolder(folder: string): void {
	if (existsSync(folder)) return;
	makeFolder(dirname(folder));
	try {
		mkdirSync(folder, ownerOnlyFolder);
	} catch (error) {
		// Another process may have made it meanwhile.
		if (!existsSync(folder)) throw error;
	}
}

/** Where the work fails, nothing is left that would be in the way of the next try. */
async function inNewFile(file: string, work: () => Promise<unknown>): Promise<void> {
	makeNew(file);
	try {
		await work();
	} catch (error) {
		for (const each of filesOf(file)) rmSync(each, { force: true });
		throw error;
	}
}

function makeNew(file: string): void {
	try {
		closeSync(openSync(file, "wx", ownerOnly));
	} catch (error) {
		throw Object(error).code === "EEXIST" ? error : explainRefusal(error, shortestPath(file));
	}
}

function filesOf(file: string): readonly string[] {
	return [file, `${file}-wal`, `${file}-shm`];
}

function shortestPath(file: string): string {
	const path = relative(process.cwd(), file);
	return path.startsWith("..") ? file : path;
}
