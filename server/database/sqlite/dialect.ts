import type { DatabaseSync } from "node:sqlite";
import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from "kysely";
import { NodeSqliteDriver } from "#server/database/sqlite/driver.ts";

// SQLite can undo a change of tables; without this a migration that fails half-way stays half done.
class NodeSqliteAdapter extends SqliteAdapter {
	override get supportsTransactionalDdl(): boolean {
		return true;
	}
}

/** Kysely on the SQLite that Node brings with it. */
export function nodeSqliteDialect(database: DatabaseSync): Dialect {
	return {
		createAdapter: () => new NodeSqliteAdapter(),
		createDriver: () => new NodeSqliteDriver(database),
		createIntrospector: (kysely) => new SqliteIntrospector(kysely),
		createQueryCompiler: () => new SqliteQueryCompiler(),
	};
}
