import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** What a reply has changed of its lead, so that taking it back restores that. */
export const repliesTakenBack: Migration = {
	async up({ schema }: Kysely<unknown>): Promise<void> {
		await schema.alterTable("lead_replies").addColumn("lead_before", "text").execute();
	},
};
