import type { Kysely } from "kysely";
import { copyRows } from "#server/database/copy-rows.ts";
import { migrate } from "#server/database/migrate.ts";
import { createSqlite } from "#server/database/sqlite/open-sqlite.ts";
import type { Tables } from "#server/database/tables.ts";

/** One moment of all tables, in a SQLite file: a copy that can be read and restored without a server. */
export function backup(kysely: Kysely<Tables>, file: string): Promise<void> {
	return createSqlite(file, async (copy) => {
		await migrate(copy);
		await copy.transaction(async (writing) => {
			await kysely
				.transaction()
				.setIsolationLevel("repeatable read")
				.setAccessMode("read only")
				.execute((reading) => copyRows(reading, writing));
			await copy.reindexTexts(writing);
		});
	});
}
