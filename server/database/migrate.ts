import { Migrator } from "kysely/migration";
import { migrations } from "#server/database/migrations/migrations.ts";
import type { Database } from "#server/database/open-database.ts";

/** Brings the tables up to date in one transaction: all of it, or nothing and an error. */
export async function migrate(database: Database): Promise<void> {
	const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
	const { error } = await migrator.migrateToLatest();
	if (error !== undefined) throw new Error("The database could not be brought up to date", { cause: error });
}
