import { Migrator } from "kysely/migration";
import type { Database } from "#server/database/database.ts";
import { migrations } from "#server/database/migrations/migrations.ts";

/** Brings the tables up to date in one transaction: all of it, or nothing and an error. */
export async function migrate(database: Database): Promise<void> {
	const migrator = new Migrator({ db: database.kysely, provider: { getMigrations: async () => migrations } });
	const { error } = await migrator.migrateToLatest();
	if (error !== undefined) throw new Error("The database could not be brought up to date", { cause: error });
	await database.indexTexts();
}
