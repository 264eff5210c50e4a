import { type Migration, Migrator } from "kysely/migration";
import type { Database } from "#server/database/database.ts";
import { DatabaseOpenError } from "#server/database/database-errors.ts";
import { migrations as ownMigrations } from "#server/database/migrations/migrations.ts";

/**
 * Brings the tables up to date in one transaction: all of it, or nothing and an error. Where two services start at once on
 * an empty database, one of them can fail to make the table of the migrations: at its second attempt it finds that table.
 */
export async function migrate(
	database: Database,
	migrations: Readonly<Record<string, Migration>> = ownMigrations,
): Promise<void> {
	try {
		await attempt(database, migrations);
	} catch {
		await attempt(database, migrations).catch((cause: unknown) => {
			throw refusal(database, cause);
		});
	}
}

function refusal({ isUnavailable, place }: Database, cause: unknown): Error {
	if (!isUnavailable(cause)) return new Error("The database could not be brought up to date", { cause });
	return new DatabaseOpenError(
		`${place} takes no changes for now: another program holds it, or its disk is full. Try again later.`,
		{ cause },
	);
}

async function attempt(database: Database, migrations: Readonly<Record<string, Migration>>): Promise<void> {
	await database.transaction(async (db) => {
		const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
		const { error } = await migrator.migrateToLatest();
		if (error !== undefined) throw error;
		if (migrations === ownMigrations) await database.indexTexts(db);
	});
}
