import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Database } from "#server/database/database.ts";
import { openSqlite } from "#server/database/sqlite/open-sqlite.ts";

/** Opens the database at an address, and makes it when there is none. Its tables may be those of an older version. */
export async function openDatabase(url: URL): Promise<Database> {
	if (url.protocol === "file:") return openSqlite(fileURLToPath(url));
	throw new Error(`There is no database engine for ${url.protocol}`);
}

/** Opens the database at an address; null when the service has not made it yet. */
export async function findDatabase(url: URL): Promise<Database | null> {
	return url.protocol === "file:" && !existsSync(url) ? null : openDatabase(url);
}
