import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The programs that hear of leads. */
export const webhooks: Migration = {
	async up({ schema }: Kysely<unknown>): Promise<void> {
		await schema
			.createTable("webhook_endpoints")
			.addColumn("id", "text", (column) => column.primaryKey())
			.addColumn("url", "text", (column) => column.notNull().unique())
			.addColumn("topics", "text", (column) => column.notNull())
			.addColumn("secrets", "text", (column) => column.notNull())
			.addColumn("state", "text", (column) => column.notNull())
			.addColumn("created_at", "text", (column) => column.notNull())
			.execute();
	},
};
