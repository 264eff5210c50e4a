import type { Database } from "#server/database/database.ts";
import { migrate } from "#server/database/migrate.ts";

/**
 * Does the work of a command on a database, whose tables are brought up to date first, and closes it. Throws with a sentence for the
 * person who gave the command where the database turns out to be damaged meanwhile.
 * @param isAsItIs leaves the tables as they are
 */
export async function onDatabase<Result>(
	database: Database,
	work: () => Promise<Result>,
	{ isAsItIs = false } = {},
): Promise<Result> {
	try {
		if (!isAsItIs) await migrate(database);
		return await work();
	} catch (error) {
		throw database.explained(error);
	} finally {
		await database.close();
	}
}
