import { statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Database } from "#server/database/database.ts";
import { DatabaseOpenError } from "#server/database/database-errors.ts";
import { copyFiles, isFileInOrder, putLogAway } from "#server/database/sqlite/check-file.ts";
import { openSqlite } from "#server/database/sqlite/open-sqlite.ts";

/**
 * Opens the database at an address; a file is made when there is none. Its tables may be those of an older version.
 * @param setting what the person who set the address knows it by
 */
export async function openDatabase(url: URL, setting = "DATABASE_URL"): Promise<Database> {
	if (url.protocol === "file:") return openSqlite(fileURLToPath(url));
	// Its driver is loaded only where PostgreSQL is used.
	const { openPostgres } = await import("#server/database/postgres/open-postgres.ts");
	return openPostgres(url, setting);
}

/**
 * Opens the database at an address; null when there is no file yet, because the service makes it at its first start. Throws a
 * `DatabaseOpenError` where this user can't see whether there is one.
 */
export async function findDatabase(url: URL): Promise<Database | null> {
	return url.protocol === "file:" && !isThere(url) ? null : openDatabase(url);
}

/** Whether a file can be restored, as far as reading it alone shows. */
export function isBackup(file: string): boolean {
	return isFileInOrder(file);
}

/** Opens a copy of a backup, or of a database that was left by a crash, in another folder. */
export function openCopy(file: string, folder: string): Promise<Database> {
	const copy = join(folder, "backup.db");
	copyFiles(file, copy);
	return openSqlite(copy);
}

/** Brings a database to where all of it can be moved. False where another program has it open, as far as its kind lets one know. */
export function prepareMove(url: URL): boolean {
	return url.protocol !== "file:" || putLogAway(fileURLToPath(url));
}

function isThere(file: URL): boolean {
	try {
		return statSync(file, { throwIfNoEntry: false }) !== undefined;
	} catch (cause) {
		const { code } = Object(cause);
		const reason = code === "EACCES" ? "this user may not open its folder" : code;
		throw new DatabaseOpenError(`${fileURLToPath(file)} cannot be looked for: ${reason}.`, { cause });
	}
}

/** As `findDatabase`, but throws with a sentence for the person who gave a command that has nothing to do without one. */
export async function needDatabase(url: URL): Promise<Database> {
	const database = await findDatabase(url);
	if (database !== null) return database;
	throw new Error(withoutDatabase(url));
}

/** Where a command has looked for a database that is not there, for the person who can name another place. */
export function withoutDatabase(url: URL): string {
	return `There is no database ${fileURLToPath(url)}. The service makes it at its first start; DATABASE_FILE or DATABASE_URL says where.`;
}
