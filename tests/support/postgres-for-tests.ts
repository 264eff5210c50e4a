import { migrate } from "#server/database/migrate.ts";
import { openDatabase } from "#server/database/open-database.ts";
import { createDatabase, migratedTemplate } from "./new-database.ts";
import { startPostgres } from "./postgres-server.ts";

/** Runs once before all test files that are to run on PostgreSQL: one server for them, a database for each. */
export default async function setUp(): Promise<() => Promise<void>> {
	// What is tested is how the service and the server work together, not the disk of the machine that runs the tests.
	const server = await startPostgres(["fsync=off", "max_connections=300"]);
	process.env["TEST_POSTGRES"] = server.url.href;
	const template = new URL(`/${migratedTemplate}`, server.url);
	await createDatabase(template);
	const database = await openDatabase(template);
	await migrate(database);
	await database.close();
	return () => server.remove();
}
