import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import type { DatabaseHealth } from "#server/database/database.ts";
import type { OpenFiles } from "#server/database/sqlite/same-files.ts";
import { isDamage, isUnavailable } from "#server/database/sqlite/sqlite-errors.ts";

/** Reads the newest lead over a connection of its own, because an old one would answer from its memory. */
export function checkFile(file: string, files: OpenFiles): DatabaseHealth {
	if (files.hasDamage) return "corrupt";
	try {
		files.assertInPlace();
		const connection = new DatabaseSync(file, { readOnly: true });
		try {
			connection.prepare("select * from leads order by rowid desc limit 1").all();
		} finally {
			connection.close();
		}
		return "ok";
	} catch (error) {
		return isUnavailable(error) ? "unavailable" : "corrupt";
	}
}

/** Whether a file that nothing writes to is a database; it is only read, and no file is made next to it. */
export function isFileInOrder(file: string): boolean {
	const address = pathToFileURL(file);
	address.searchParams.set("immutable", "1");
	try {
		const connection = new DatabaseSync(address, { readOnly: true });
		try {
			return isInOrder(connection);
		} finally {
			connection.close();
		}
	} catch {
		return false;
	}
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
