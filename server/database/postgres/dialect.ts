import {
	type Dialect,
	type Kysely,
	type MigrationLockOptions,
	PostgresAdapter,
	PostgresDialect,
	sql,
} from "kysely";
import { createPool } from "#server/database/postgres/pool.ts";
import type { Tables } from "#server/database/tables.ts";

/**
 * Kysely's own lock is an advisory one, which distributed engines lack and which a pooler between loses. The migrations run in one
 * transaction, so that a lock on a row ends with it, however it ends.
 */
class RowLockAdapter extends PostgresAdapter {
	override async acquireMigrationLock(
		transaction: Kysely<Tables>,
		{ lockRowId, lockTable }: MigrationLockOptions,
	): Promise<void> {
		await sql`select id from ${sql.table(lockTable)} where id = ${lockRowId} for update`.execute(transaction);
	}

	override async releaseMigrationLock(): Promise<void> {}
}

/** Kysely on a PostgreSQL server, or on another that speaks its protocol. */
export function postgresDialect(...connections: Parameters<typeof createPool>): Dialect {
	const dialect = new PostgresDialect({ pool: createPool(...connections) });
	return {
		createAdapter: () => new RowLockAdapter(),
		createDriver: () => dialect.createDriver(),
		createIntrospector: (kysely) => dialect.createIntrospector(kysely),
		createQueryCompiler: () => dialect.createQueryCompiler(),
	};
}
