import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** What stays of an erased lead: that it was erased, and when. */
export const erasures: Migration = {
	async up(database: Kysely<unknown>): Promise<void> {
		await database.schema
			.createTable("erasures")
			.addColumn("reference", "text", (column) => column.primaryKey())
			.addColumn("erased_at", "text", (column) => column.notNull())
			.execute();
	},
};
