import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Which form key a sending came with, so that one key, and the work done for it, can't stand for many messages. */
export const formKeys: Migration = {
	async up(database: Kysely<unknown>): Promise<void> {
		await database.schema.alterTable("sendings").addColumn("submission", "text").execute();
		await database.schema.createIndex("sendings_by_submission").on("sendings").column("submission").execute();
	},
};
