import type { Kysely } from "kysely";
import type { Tables } from "#server/database/tables.ts";

/** The people who answer leads, and how they sign in. Part of the migration 010. */
export async function deskPeople(database: Kysely<Tables>): Promise<void> {
	await createPeople(database);
	await createSignIn(database);
	await createRecords(database);
}

async function createPeople({ schema }: Kysely<Tables>): Promise<void> {
	await schema
		.createTable("desk_people")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("name", "text", (column) => column.notNull())
		.addColumn("email", "text", (column) => column.notNull().unique())
		.addColumn("role", "text", (column) => column.notNull())
		.addColumn("office", "text", (column) => column.notNull())
		.addColumn("signature", "text", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("joined_at", "text")
		.addColumn("removed_at", "text")
		.execute();
	await schema
		.createTable("desk_passkeys")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("person_id", "text", (column) => column.notNull().references("desk_people.id"))
		.addColumn("public_key", "text", (column) => column.notNull())
		.addColumn("transports", "text", (column) => column.notNull())
		.addColumn("name", "text", (column) => column.notNull())
		.addColumn("added_at", "text", (column) => column.notNull())
		.addColumn("used_at", "text")
		.execute();
	await schema
		.createTable("desk_sessions")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("token_hash", "text", (column) => column.notNull().unique())
		.addColumn("person_id", "text", (column) => column.notNull().references("desk_people.id"))
		.addColumn("device", "text", (column) => column.notNull())
		.addColumn("started_at", "text", (column) => column.notNull())
		.addColumn("seen_at", "text", (column) => column.notNull())
		.execute();
}

async function createSignIn({ schema }: Kysely<Tables>): Promise<void> {
	await schema
		.createTable("desk_ceremonies")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("challenge", "text", (column) => column.notNull())
		.addColumn("person_id", "text")
		.addColumn("expires_at", "text", (column) => column.notNull())
		.execute();
	// One code a person: a new one takes the place of the old one.
	await schema
		.createTable("desk_codes")
		.addColumn("person_id", "text", (column) => column.primaryKey().references("desk_people.id"))
		.addColumn("code_hash", "text", (column) => column.notNull())
		.addColumn("link_hash", "text", (column) => column.unique())
		.addColumn("browser_hash", "text")
		.addColumn("expires_at", "text", (column) => column.notNull())
		.execute();
	await schema
		.createTable("desk_attempts")
		.addColumn("key", "text", (column) => column.primaryKey())
		.addColumn("since", "text", (column) => column.notNull())
		.addColumn("attempts", "integer", (column) => column.notNull())
		.execute();
}

async function createRecords({ schema }: Kysely<Tables>): Promise<void> {
	await schema
		.createTable("desk_saved_replies")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("title", "text", (column) => column.notNull())
		.addColumn("content", "text", (column) => column.notNull())
		.addColumn("changed_at", "text", (column) => column.notNull())
		.execute();
	await schema
		.createTable("desk_audit")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("at", "text", (column) => column.notNull())
		.addColumn("action", "text", (column) => column.notNull())
		.addColumn("person_id", "text")
		.addColumn("subject", "text")
		.addColumn("detail", "text", (column) => column.notNull())
		.execute();
	await schema.createIndex("desk_audit_by_time").on("desk_audit").columns(["at", "id"]).execute();
}
