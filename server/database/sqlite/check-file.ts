import { DatabaseSync } from "node:sqlite";
import type { DatabaseHealth } from "#server/database/database.ts";
import { DatabaseOpenError } from "#server/database/database-errors.ts";
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
export function verifyFile(connection: DatabaseSync): void {
	const [first] = connection.prepare("pragma quick_check(1)").all();
	if (Object.values(first ?? {})[0] === "ok") return;
	throw new DatabaseOpenError(
		"The database is damaged. Restore a backup: docs/operations.md, section Backup.",
	);
}
