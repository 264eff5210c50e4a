import { type Kysely, sql } from "kysely";
import { tableNames } from "#server/database/copy-rows.ts";
import { isUnavailable } from "#server/database/postgres/server-errors.ts";
import type { Tables } from "#server/database/tables.ts";

/** Writes the tables' files again; false when another transaction works with them. The server's own log is its own matter. */
export async function vacuum(kysely: Kysely<Tables>): Promise<boolean> {
	const tables = sql.join(tableNames().map((name) => sql.table(name)));
	try {
		await sql`vacuum (full) ${tables}`.execute(kysely);
		return true;
	} catch (error) {
		if (isUnavailable(error)) return false;
		throw error;
	}
}
