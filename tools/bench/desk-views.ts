import { pathToFileURL } from "node:url";
import { sql } from "kysely";
import { inboxViews } from "#domain/desk/inbox.ts";
import type { Database } from "#server/database/database.ts";
import { migrate } from "#server/database/migrate.ts";
import { openDatabase } from "#server/database/open-database.ts";
import { countInbox } from "#server/desk/inbox/inbox-counts.ts";
import { listInbox } from "#server/desk/inbox/list-inbox.ts";
import { createDatabase, newPostgresUrl } from "#tests/support/new-database.ts";
import { startPostgres } from "#tests/support/postgres-server.ts";
import { storeManyLeads } from "#tools/bench/many-leads.ts";
import { quantile } from "#tools/bench/statistics.ts";
import type { Row } from "#tools/bench/table.ts";

const leadCount = 100_000;
const rounds = 40;
const searches = ["quokka", "orchard", "orchard invoice", "mere99", "kauri qu", "nothing-has-this"];
const reach = "50 ms p95";

/** How long the desk's lists take over very many leads, on one engine. */
async function measureEngine(
	engine: string,
	url: URL,
	afterwards: (database: Database) => Promise<unknown> = async () => {},
): Promise<Row[]> {
	const database = await openDatabase(url);
	try {
		await migrate(database);
		await storeManyLeads(database, leadCount);
		await afterwards(database);
		const views = inboxViews.map((view) => () => listInbox(database, { view }, "ana"));
		const filtered = inboxViews.map(
			(view) => () => listInbox(database, { view, form: "paper", page: "/contact" }, "ana"),
		);
		const found = searches.map((search) => () => listInbox(database, { view: "all", search }, "ana"));
		return [
			await measure(`${engine}: views of the desk`, views),
			await measure(`${engine}: views with filters`, filtered),
			await measure(`${engine}: searches`, found),
			await measure(`${engine}: counts of the views`, [() => countInbox(database.kysely, "ana")]),
		];
	} finally {
		await database.close();
	}
}

/** What the server does by itself within a minute of so many new rows. */
const takeStock = ({ kysely }: Database) => sql`vacuum analyze`.execute(kysely);

/** The 95th percentile of the slowest of the questions, so that a quick one can't hide it. */
async function measure(what: string, questions: readonly (() => Promise<unknown>)[]): Promise<Row> {
	const slowest: number[] = [];
	for (const ask of questions) {
		await ask();
		const taken: number[] = [];
		for (let round = 0; round < rounds; round++) {
			const start = performance.now();
			await ask();
			taken.push(performance.now() - start);
		}
		slowest.push(quantile(taken, 0.95));
	}
	return { what, measured: `${Math.max(...slowest).toFixed(1)} ms p95`, reach };
}

/** The desk's views and searches over 100,000 leads, on both engines. */
export async function measureDesk(folder: string): Promise<Row[]> {
	const sqlite = await measureEngine("SQLite", pathToFileURL(`${folder}/desk.db`));
	const server = await startPostgres();
	try {
		const url = newPostgresUrl(server.url);
		await createDatabase(url);
		return [...sqlite, ...(await measureEngine("PostgreSQL", url, takeStock))];
	} finally {
		await server.remove();
	}
}
