import { pathToFileURL } from "node:url";
import type { Kysely } from "kysely";
import { openDatabase } from "#server/database/open-database.ts";
import type { Tables } from "#server/database/tables.ts";

/** Works on a service's database past the service, over a connection of its own that is closed afterwards. */
export async function queryDatabase<Result>(
	file: string,
	work: (database: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
	const database = await openDatabase(pathToFileURL(file));
	try {
		return await work(database.kysely);
	} finally {
		await database.close();
	}
}
