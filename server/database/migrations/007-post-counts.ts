import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** How many posts an address has sent lately, for every process that takes posts. */
export const postCounts: Migration = {
	async up(database: Kysely<unknown>): Promise<void> {
		await database.schema
			.createTable("post_counts")
			.addColumn("address_hash", "text", (column) => column.primaryKey())
			.addColumn("posts", "integer", (column) => column.notNull())
			.addColumn("ends_at", "text", (column) => column.notNull())
			.execute();
	},
};
