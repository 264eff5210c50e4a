import { setTimeout as pause } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { DatabaseBusyError } from "#server/database/sqlite/retry-while-busy.ts";
import type { Tables } from "#server/database/tables.ts";

/**
 * Writes the file again and empties its log; false when another program holds them. `secure_delete` overwrites a deleted
 * row where it is, but not the copies that stay behind when rows move between pages.
 */
export async function vacuum(database: Kysely<Tables>): Promise<boolean> {
	// The other leads must not be copied into a folder that many programs use.
	await sql`pragma temp_store = memory`.execute(database);
	try {
		await sql`vacuum`.execute(database);
	} catch (error) {
		if (error instanceof DatabaseBusyError) return false;
		throw error;
	}
	for (let attempt = 0; attempt < 20; attempt++) {
		const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(database);
		if (rows[0]?.busy === 0) return true;
		await pause(100);
	}
	return false;
}
