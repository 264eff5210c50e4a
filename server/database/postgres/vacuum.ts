import { Kysely, sql } from "kysely";
import { tableNames } from "#server/database/copy-rows.ts";
import { postgresDialect } from "#server/database/postgres/dialect.ts";
import { isUnavailable } from "#server/database/postgres/server-errors.ts";
import type { Tables } from "#server/database/tables.ts";

/** Milliseconds that it may take: it grows with the tables, and no one waits for its answer as for a page. */
const vacuumTimeout = 6 * 60 * 60 * 1000;
const limits = { max: 1, statement_timeout: vacuumTimeout, query_timeout: vacuumTimeout };

/**
 * Writes the tables' files again, on a connection of its own, each table in a transaction of its own; false when another
 * transaction works with one of them. The server's own log is its own matter.
 */
export async function vacuum(url: URL): Promise<boolean> {
	const kysely = new Kysely<Tables>({ dialect: postgresDialect(url, limits) });
	const tables = sql.join(tableNames().map((name) => sql.table(name)));
	try {
		await sql`vacuum (full) ${tables}`.execute(kysely);
		return true;
	} catch (error) {
		if (isUnavailable(error)) return false;
		throw error;
	} finally {
		await kysely.destroy();
	}
}
