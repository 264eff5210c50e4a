import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** How many visits came to each step of the assessment, by day. */
export const assessmentSteps: Migration = {
	async up({ schema }: Kysely<unknown>): Promise<void> {
		await schema
			.createTable("assessment_steps")
			.addColumn("id", "text", (column) => column.primaryKey())
			.addColumn("day", "text", (column) => column.notNull())
			.addColumn("step", "text", (column) => column.notNull())
			.addColumn("visits", "integer", (column) => column.notNull())
			.execute();
	},
};
