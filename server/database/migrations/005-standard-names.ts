import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Gives tables and columns the names that the code uses. What they hold stays as it is. */
export const standardNames: Migration = {
	async up(database: Kysely<unknown>): Promise<void> {
		const { schema } = database;
		await schema.alterTable("leads").renameColumn("receipt", "token").execute();
		await schema.alterTable("leads").renameColumn("answers", "form_values").execute();
		await schema.alterTable("leads").renameColumn("suspicions", "spam_signals").execute();
		await schema.dropIndex("sendings_by_lead").execute();
		await schema.dropIndex("sendings_by_submission").execute();
		await schema.alterTable("sendings").renameTo("submissions").execute();
		await schema.alterTable("submissions").renameColumn("submission", "form_key_id").execute();
		await schema.createIndex("submissions_by_lead").on("submissions").column("lead_id").execute();
		await schema.createIndex("submissions_by_form_key").on("submissions").column("form_key_id").execute();
	},
};
