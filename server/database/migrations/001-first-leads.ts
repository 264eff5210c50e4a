import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

// Texts only, which SQLite and PostgreSQL hold alike: ISO times, JSON, and ids that the service makes.
export const firstLeads: Migration = {
	async up(database: Kysely<unknown>): Promise<void> {
		await database.schema
			.createTable("leads")
			.addColumn("id", "text", (column) => column.primaryKey())
			.addColumn("reference", "text", (column) => column.notNull().unique())
			.addColumn("receipt", "text", (column) => column.notNull().unique())
			.addColumn("form", "text", (column) => column.notNull())
			.addColumn("state", "text", (column) => column.notNull())
			.addColumn("received_at", "text", (column) => column.notNull())
			.addColumn("due_at", "text", (column) => column.notNull())
			.addColumn("page", "text")
			.addColumn("answers", "text", (column) => column.notNull())
			.addColumn("suspicions", "text", (column) => column.notNull())
			.execute();
		await database.schema
			.createIndex("leads_by_arrival")
			.on("leads")
			.columns(["state", "received_at"])
			.execute();
		await createSendings(database);
		await database.schema
			.createTable("secrets")
			.addColumn("name", "text", (column) => column.primaryKey())
			.addColumn("value", "text", (column) => column.notNull())
			.execute();
	},
};

// Deferred, because a sending claims its key before its lead is written.
async function createSendings(database: Kysely<unknown>): Promise<void> {
	await database.schema
		.createTable("sendings")
		.addColumn("key", "text", (column) => column.primaryKey())
		.addColumn("lead_id", "text", (column) => column.notNull())
		.addColumn("expires_at", "text")
		.addForeignKeyConstraint("sending_of_lead", ["lead_id"], "leads", ["id"], (constraint) =>
			constraint.onDelete("cascade").deferrable().initiallyDeferred(),
		)
		.execute();
	await database.schema.createIndex("sendings_by_lead").on("sendings").column("lead_id").execute();
}
