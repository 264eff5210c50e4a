import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Client } from "pg";

/** The kind of database that a run of the tests is for. Vitest sets it for a project. */
const isOnPostgres = process.env["TEST_DATABASE"] === "postgres";

/** The address of a database that there is not yet: a file in a folder, or a new name on the server of the tests. */
export function newDatabaseUrl(folder: string): URL {
	return isOnPostgres ? newPostgresUrl(serverUrl()) : pathToFileURL(join(folder, "data", "leads.db"));
}

/** The database on the server of the tests that has all tables and no rows: to copy it takes a quarter of a migration's time. */
export const migratedTemplate = "southlight_migrated";

export function newPostgresUrl(server: URL): URL {
	return new URL(`/southlight_${randomUUID().replaceAll("-", "")}`, server);
}

/**
 * Does on the server what makes an address usable; the first to open a file makes it.
 * @param template the database to copy, such as `migratedTemplate`
 */
export async function createDatabase(url: URL, template = "template1"): Promise<void> {
	// By files: a log of every page is for a server that has to survive a power loss.
	await onServer(url, (name) => `create database ${name} template ${template} strategy file_copy`);
}

export async function dropDatabase(url: URL): Promise<void> {
	await onServer(url, (name) => `drop database if exists ${name} with (force)`);
}

async function onServer(url: URL, statement: (name: string) => string): Promise<void> {
	if (url.protocol === "file:") return;
	const client = new Client({ connectionString: new URL("/postgres", url).href });
	await client.connect();
	await client.query(statement(url.pathname.slice(1)));
	await client.end();
}

function serverUrl(): URL {
	const server = process.env["TEST_POSTGRES"];
	if (server === undefined) throw new Error("Run these tests with: npx vitest run --project postgres");
	return new URL(server);
}
