import type { Kysely } from "kysely";
import type { Tables } from "#server/database/tables.ts";

/**
 * Drafts and replies. Each table has one column that tells its rows apart, so that rows can be copied between databases in
 * pages.
 */
export async function deskReplies({ schema }: Kysely<Tables>): Promise<void> {
	await schema
		.createTable("lead_drafts")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("lead_id", "text", (column) => column.notNull().references("leads.id").onDelete("cascade"))
		.addColumn("person_id", "text", (column) => column.notNull())
		.addColumn("subject", "text", (column) => column.notNull())
		.addColumn("content", "text", (column) => column.notNull())
		.addColumn("saved_at", "text", (column) => column.notNull())
		.execute();
	await schema.createIndex("lead_drafts_by_lead").on("lead_drafts").column("lead_id").execute();
	await schema
		.createTable("lead_replies")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("key", "text", (column) => column.notNull())
		.addColumn("lead_id", "text", (column) => column.notNull().references("leads.id").onDelete("cascade"))
		.addColumn("person_id", "text", (column) => column.notNull())
		.addColumn("recipient", "text", (column) => column.notNull())
		.addColumn("subject", "text", (column) => column.notNull())
		.addColumn("content", "text", (column) => column.notNull())
		.addColumn("state", "text", (column) => column.notNull())
		.addColumn("queued_at", "text", (column) => column.notNull())
		.addColumn("due_at", "text", (column) => column.notNull())
		.addUniqueConstraint("lead_replies_once", ["lead_id", "person_id", "key"])
		.execute();
}
