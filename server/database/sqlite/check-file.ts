import { DatabaseSync } from "node:sqlite";
import type { DatabaseHealth } from "#server/database/database.ts";
import type { OpenFiles } from "#server/database/sqlite/same-files.ts";
import { isDamage } from "#server/database/sqlite/sqlite-errors.ts";

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
		return isDamage(error) ? "corrupt" : "unavailable";
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
