import { type Database, openDatabase } from "#server/database/open-database.ts";

/** Works on a service's database past the service, over a connection of its own that is closed afterwards. */
export async function queryDatabase<Result>(
	file: string,
	work: (database: Database) => Promise<Result>,
): Promise<Result> {
	const database = await openDatabase(file);
	try {
		return await work(database);
	} finally {
		await database.destroy();
	}
}
