import { pathToFileURL } from "node:url";
import type { Kysely } from "kysely";
import { openDatabase } from "#server/database/open-database.ts";
import type { Tables } from "#server/database/tables.ts";

/**
 * Works on a service's database past the service, over a connection of its own that is closed afterwards.
 * @param place an address, or the path of a file
 */
export async function queryDatabase<Result>(
	place: URL | string,
	work: (database: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
	const database = await openDatabase(typeof place === "string" ? pathToFileURL(place) : place);
	try {
		return await work(database.kysely);
	} finally {
		await database.close();
	}
}
