import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** From when a lead's time counts, and when its end was announced; and the order in which leads are read in pages. */
export const retention: Migration = {
	async up(database: Kysely<unknown>): Promise<void> {
		const { schema } = database;
		await schema
			.alterTable("leads")
			.addColumn("last_contact_at", "text", (column) => column.notNull().defaultTo(""))
			.execute();
		await sql`update leads set last_contact_at = received_at`.execute(database);
		await schema.alterTable("leads").addColumn("erasure_announced_at", "text").execute();
		await schema.createIndex("leads_by_last_contact").on("leads").column("last_contact_at").execute();
		await schema.createIndex("leads_by_time").on("leads").columns(["received_at", "id"]).execute();
	},
};
