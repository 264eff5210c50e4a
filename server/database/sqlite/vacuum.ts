import { once } from "node:events";
import { extname } from "node:path";
import { Worker } from "node:worker_threads";
import type { Kysely } from "kysely";
import type { OpenFiles } from "#server/database/sqlite/same-files.ts";
import { isDamage } from "#server/database/sqlite/sqlite-errors.ts";
import type { Tables } from "#server/database/tables.ts";

// The bundle has it next to this file too.
const worker = new URL(`./vacuum-worker${extname(import.meta.url)}`, import.meta.url);

/**
 * Writes the file again and empties its log; false when another program holds them. `secure_delete` overwrites a deleted
 * row where it is, but not the copies that stay behind when rows move between pages. SQLite would hold up every visitor meanwhile,
 * so a thread does it, and what asks the database waits for as long.
 */
export function vacuum(database: Kysely<Tables>, file: string, files: OpenFiles): Promise<boolean> {
	return database.connection().execute(async () => {
		files.assertInPlace();
		try {
			const [hasLeftNoBytes] = await once(new Worker(worker, { workerData: file }), "message");
			return hasLeftNoBytes === true;
		} catch (error) {
			files.hasDamage ||= isDamage(error);
			throw error;
		}
	});
}
