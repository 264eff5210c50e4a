import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What is needed to read each mail of the mailbox once, and to know which lead it answers. */
export const mailbox: Migration = {
	async up({ schema }: Kysely<unknown>): Promise<void> {
		await schema
			.createTable("mailboxes")
			.addColumn("address", "text", (column) => column.primaryKey())
			.addColumn("uid_validity", "text")
			.addColumn("last_uid", "integer", (column) => column.notNull())
			.addColumn("read_until", "text")
			.addColumn("looked_at", "text")
			.addColumn("problem", "text")
			.addColumn("lease", "text")
			.addColumn("lease_until", "text")
			.execute();
		await schema
			.createTable("received_mails")
			.addColumn("id", "text", (column) => column.primaryKey())
			.addColumn("arrived_at", "text", (column) => column.notNull())
			.execute();
		await schema.createIndex("received_mails_by_time").on("received_mails").column("arrived_at").execute();
		await schema
			.createTable("lead_answers")
			.addColumn("id", "text", (column) => column.primaryKey())
			.addColumn("lead_id", "text", (column) => column.notNull().references("leads.id").onDelete("cascade"))
			.addColumn("message_id", "text", (column) => column.notNull())
			.addColumn("arrived_at", "text", (column) => column.notNull())
			.execute();
		await schema.createIndex("lead_answers_by_lead").on("lead_answers").column("lead_id").execute();
		await schema.createIndex("lead_answers_by_message").on("lead_answers").column("message_id").execute();
		await schema
			.createIndex("outbox_by_message")
			.on("outbox")
			.column("message_id")
			.where(sql.ref("message_id"), "is not", null)
			.execute();
	},
};
