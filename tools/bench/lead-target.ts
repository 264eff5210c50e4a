import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createDatabase, newPostgresUrl } from "#tests/support/new-database.ts";
import { startPostgres } from "#tests/support/postgres-server.ts";
import { LeadSender } from "#tools/bench/lead-sender.ts";
import { queryDatabase } from "#tools/service/query-database.ts";
import { type ServiceProcess, startServiceProcess } from "#tools/service/service-process.ts";

/** A service that takes leads, as `npm start` runs it, and the database in which they must be. */
export interface LeadTarget {
	readonly name: string;
	readonly service: ServiceProcess;
	readonly sender: LeadSender;
	countLeads(): Promise<number>;
	end(): Promise<void>;
}

const settings = { POSTS_PER_ADDRESS: "10000000" };
/** The service as `npm start` runs it. */
export const builtService = "build/service.js";

export async function startOnSqlite(folder: string): Promise<LeadTarget> {
	const file = join(folder, "service.db");
	const service = await startServiceProcess({ ...settings, DATABASE_FILE: file }, [], builtService);
	return target("SQLite", service, pathToFileURL(file), async () => undefined);
}

/** On a server of its own, which waits for the disk as it does by default. */
export async function startOnPostgres(): Promise<LeadTarget> {
	const server = await startPostgres();
	const url = newPostgresUrl(server.url);
	await createDatabase(url);
	const service = await startServiceProcess({ ...settings, DATABASE_URL: url.href }, [], builtService);
	return target("PostgreSQL", service, url, () => server.remove());
}

function target(name: string, service: ServiceProcess, url: URL, remove: () => Promise<void>): LeadTarget {
	const sender = new LeadSender(service.origin);
	return {
		name,
		service,
		sender,
		countLeads: () => countLeads(url),
		async end() {
			sender.end();
			await service.end();
			await remove();
		},
	};
}

function countLeads(url: URL): Promise<number> {
	return queryDatabase(url, async (database) => {
		const leads = database
			.selectFrom("leads")
			.select(({ fn }) => fn.countAll<number | bigint | string>().as("count"));
		return Number((await leads.executeTakeFirstOrThrow()).count);
	});
}
