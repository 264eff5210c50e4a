import type { DatabaseSync } from "node:sqlite";
import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from "kysely";
import { NodeSqliteDriver } from "#server/database/sqlite/driver.ts";
import type { OpenFiles } from "#server/database/sqlite/same-files.ts";

// SQLite can undo a change of tables; without this a migration that fails half-way stays half done.
class NodeSqliteAdapter extends SqliteAdapter {
	override get supportsTransactionalDdl(): boolean {
		return true;
	}
}

/** Kysely on the SQLite that Node brings with it. */
export function nodeSqliteDialect(database: DatabaseSync, files: OpenFiles): Dialect {
	return {
		createAdapter: () => new NodeSqliteAdapter(),
		createDriver: () => new NodeSqliteDriver(database, files),
		createIntrospector: (kysely) => new SqliteIntrospector(kysely),
		createQueryCompiler: () => new SqliteQueryCompiler(),
	};
}
