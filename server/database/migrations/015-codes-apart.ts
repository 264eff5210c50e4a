import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** A printed code and a mailed one a person, of which neither takes the place of the other. The codes that there are stay valid. */
export const codesApart: Migration = {
	async up(database: Kysely<unknown>): Promise<void> {
		const { schema } = database;
		await schema
			.createTable("desk_codes_apart")
			.addColumn("id", "text", (column) => column.primaryKey())
			.addColumn("person_id", "text", (column) => column.notNull().references("desk_people.id"))
			.addColumn("code_hash", "text", (column) => column.notNull())
			.addColumn("link_hash", "text", (column) => column.unique())
			.addColumn("browser_hash", "text")
			.addColumn("expires_at", "text", (column) => column.notNull())
			.execute();
		await sql`insert into desk_codes_apart (id, person_id, code_hash, link_hash, browser_hash, expires_at)
			select person_id || case when link_hash is null then '.printed' else '.mailed' end,
				person_id, code_hash, link_hash, browser_hash, expires_at
			from desk_codes`.execute(database);
		await schema.dropTable("desk_codes").execute();
		await schema.alterTable("desk_codes_apart").renameTo("desk_codes").execute();
	},
};
