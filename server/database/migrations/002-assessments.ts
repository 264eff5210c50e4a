import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** What an assessment needs in addition to its answers, so that its report can be computed again. SQLite adds one column at a time. */
export const assessments: Migration = {
	async up(database: Kysely<unknown>): Promise<void> {
		await database.schema.alterTable("leads").addColumn("taken_on", "text").execute();
		await database.schema.alterTable("leads").addColumn("model_version", "integer").execute();
	},
};
