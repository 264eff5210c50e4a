import { sql, type Transaction } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import type { Database } from "#server/database/database.ts";
import { DatabaseOpenError } from "#server/database/database-errors.ts";
import { migrationTable } from "#server/database/migration-table.ts";
import { migrations as ownMigrations } from "#server/database/migrations/migrations.ts";
import type { Tables } from "#server/database/tables.ts";

/**
 * Brings the tables up to date in one transaction: all of it, or nothing and a `DatabaseOpenError`. Where two services start at once on
 * an empty database, one of them can fail to make the table of the migrations: at its second attempt it finds that table.
 */
export async function migrate(
	database: Database,
	migrations: Readonly<Record<string, Migration>> = ownMigrations,
): Promise<void> {
	try {
		await attempt(database, migrations);
	} catch {
		await attempt(database, migrations).catch(async (cause: unknown) => {
			// Where the file is damaged, it has a sentence of its own.
			if (!database.isUnavailable(cause)) await database.verify();
			throw refusal(database, cause);
		});
	}
}

function refusal({ isUnavailable, place }: Database, cause: unknown): Error {
	if (cause instanceof DatabaseOpenError) return cause;
	const reason = cause instanceof Error ? cause.message : String(cause);
	const sentence = isUnavailable(cause)
		? `${place} takes no changes for now: another program holds it, or its disk is full or read-only (${reason}). Try again later.`
		: `${place} could not be brought up to date: ${reason}.`;
	return new DatabaseOpenError(sentence, { cause });
}

async function attempt(database: Database, migrations: Readonly<Record<string, Migration>>): Promise<void> {
	await database.transaction(async (db) => {
		const newer = (await migrationsOf(db)).filter((name) => !Object.hasOwn(migrations, name));
		if (newer.length > 0)
			throw new DatabaseOpenError(
				`${database.place} is of a newer version of the service (${newer.join(", ")}). ` +
					"Use that version, or a backup from before the upgrade: docs/operations.md, section Upgrade.",
			);
		const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
		const { error } = await migrator.migrateToLatest();
		if (error !== undefined) throw error;
		if (migrations === ownMigrations) await database.indexTexts(db);
	});
}

/** The names of the migrations that a database has had. */
async function migrationsOf(db: Transaction<Tables>): Promise<string[]> {
	const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
	if (!tables.some(({ name }) => name === migrationTable)) {
		// As Kysely makes it. Where it may not be made, Kysely itself asks on, and PostgreSQL then says only that the transaction has failed.
		await db.schema
			.createTable(migrationTable)
			.addColumn("name", "varchar(255)", (column) => column.notNull().primaryKey())
			.addColumn("timestamp", "varchar(255)", (column) => column.notNull())
			.execute();
	}
	const { rows } = await sql<{ name: string }>`select name from ${sql.table(migrationTable)}`.execute(db);
	return rows.map(({ name }) => name);
}
