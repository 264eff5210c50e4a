import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Database } from "#server/database/database.ts";
import { openSqlite } from "#server/database/sqlite/open-sqlite.ts";

/**
 * Opens the database at an address; a file is made when there is none. Its tables may be those of an older version.
 * @param setting what the person who set the address knows it by
 */
export async function openDatabase(url: URL, setting = "DATABASE_URL"): Promise<Database> {
	if (url.protocol === "file:") return openSqlite(fileURLToPath(url));
	// Its driver is loaded only where PostgreSQL is used.
	const { openPostgres } = await import("#server/database/postgres/open-postgres.ts");
	return openPostgres(url, setting);
}

/** Opens the database at an address; null when there is no file yet, because the service makes it at its first start. */
export async function findDatabase(url: URL): Promise<Database | null> {
	return url.protocol === "file:" && !existsSync(url) ? null : openDatabase(url);
}

/** As `findDatabase`, but throws with a sentence for the person who gave a command that has nothing to do without one. */
export async function needDatabase(url: URL): Promise<Database> {
	const database = await findDatabase(url);
	if (database !== null) return database;
	throw new Error(
		`There is no database ${fileURLToPath(url)}. The service makes it at its first start; DATABASE_FILE or DATABASE_URL says where.`,
	);
}
