import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The time zone of the device that a form was sent from, so that mails tell times as its clock does. */
export const timeZones: Migration = {
	async up({ schema }: Kysely<unknown>): Promise<void> {
		await schema.alterTable("leads").addColumn("time_zone", "text").execute();
	},
};
