import { copyFileSync, existsSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import type { DatabaseHealth } from "#server/database/database.ts";
import { migrationTable } from "#server/database/migration-table.ts";
import { retryWhileBusy } from "#server/database/sqlite/retry-while-busy.ts";
import type { OpenFiles } from "#server/database/sqlite/same-files.ts";
import { isDamage, isUnavailable, sqliteCode, sqliteCodeOf } from "#server/database/sqlite/sqlite-errors.ts";

/** A row of a table that keeps none for long: it is written and gone in one transaction. */
const tinyWrite = `
	begin immediate;
	insert into post_counts (address_hash, posts, ends_at) values ('probe', 0, '');
	delete from post_counts where address_hash = 'probe';
	commit;
`;

export async function checkFile(file: string, files: OpenFiles): Promise<DatabaseHealth> {
	if (files.hasDamage) return "corrupt";
	try {
		files.assertInPlace();
		await retryWhileBusy(() => writeAndRead(file));
		return "ok";
	} catch (error) {
		return isUnavailable(error) ? "unavailable" : "corrupt";
	}
}

/**
 * Writes, and reads the newest lead, over a connection of its own: an old one would answer from its memory, and others would
 * wait for it while the file is held. Each attempt has a new one, because `vacuum` may have written the tables again since.
 */
function writeAndRead(file: string): void {
	const address = pathToFileURL(file);
	// It makes no file where there is none.
	address.searchParams.set("mode", "rw");
	const connection = new DatabaseSync(address);
	try {
		connection.exec(tinyWrite);
		connection.prepare("select * from leads order by rowid desc limit 1").all();
	} finally {
		connection.close();
	}
}

/**
 * Whether a file that nothing writes to is a database of leads; it is only read, and no file is made next to it. Of one that has a
 * log, only opening both can tell whether they are in order.
 */
export function isFileInOrder(file: string): boolean {
	const address = pathToFileURL(file);
	address.searchParams.set("immutable", "1");
	try {
		const connection = new DatabaseSync(address, { readOnly: true });
		try {
			return isOwn(connection) && (existsSync(logOf(file)) || isInOrder(connection));
		} finally {
			connection.close();
		}
	} catch {
		return false;
	}
}

/** Copies a database that nothing writes to, with what only its log holds after a crash. */
export function copyFiles(file: string, copy: string): void {
	copyFileSync(file, copy);
	if (existsSync(logOf(file))) copyFileSync(logOf(file), logOf(copy));
}

/** Writes what the log of a database of leads holds into its file, and removes the log. False where another program has it open. */
export function putLogAway(file: string): boolean {
	const address = pathToFileURL(file);
	address.searchParams.set("mode", "rw");
	try {
		const connection = new DatabaseSync(address);
		try {
			if (isOwn(connection)) connection.exec("pragma journal_mode = delete");
			return true;
		} finally {
			connection.close();
		}
	} catch (error) {
		return sqliteCodeOf(error) !== sqliteCode.busy;
	}
}

function logOf(file: string): string {
	return `${file}-wal`;
}

/** Goes through the whole file: about a second for a gigabyte. */
export function isInOrder(connection: DatabaseSync): boolean {
	try {
		const [first] = connection.prepare("pragma quick_check(1)").all();
		return Object.values(first ?? {})[0] === "ok";
	} catch (error) {
		if (isDamage(error)) return false;
		throw error;
	}
}

/** Whether a database has the service's tables, or none yet. */
export function isOwn(connection: DatabaseSync): boolean {
	const tables = connection.prepare("select name from sqlite_schema where type = 'table'").all();
	return tables.length === 0 || tables.some(({ name }) => name === migrationTable);
}
