import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What is to be sent to people and programs, stored together with what causes it. */
export const outbox: Migration = {
	async up(database: Kysely<unknown>): Promise<void> {
		await database.schema
			.createTable("outbox")
			.addColumn("id", "text", (column) => column.primaryKey())
			.addColumn("kind", "text", (column) => column.notNull())
			.addColumn("purpose", "text", (column) => column.notNull())
			// An erased lead takes its mails with it.
			.addColumn("lead_id", "text", (column) => column.references("leads.id").onDelete("cascade"))
			.addColumn("recipient", "text")
			.addColumn("details", "text")
			.addColumn("state", "text", (column) => column.notNull())
			.addColumn("created_at", "text", (column) => column.notNull())
			.addColumn("next_try_at", "text", (column) => column.notNull())
			.addColumn("give_up_at", "text", (column) => column.notNull())
			.addColumn("attempts", "integer", (column) => column.notNull())
			.addColumn("lease", "text")
			.addColumn("lease_until", "text")
			.addColumn("envelope", "text")
			.addColumn("message_id", "text")
			.addColumn("message", "text")
			.addColumn("handed_over_at", "text")
			.addColumn("problem", "text")
			.addColumn("settled_at", "text")
			.execute();
		await indexOutbox(database);
	},
};

async function indexOutbox({ schema }: Kysely<unknown>): Promise<void> {
	await schema
		.createIndex("outbox_by_next_try")
		.on("outbox")
		.columns(["kind", "state", "next_try_at"])
		.execute();
	await schema.createIndex("outbox_by_lead").on("outbox").column("lead_id").execute();
	await schema
		.createIndex("outbox_by_recipient")
		.on("outbox")
		.columns(["recipient", "created_at"])
		.where(sql.ref("recipient"), "is not", null)
		.execute();
}
