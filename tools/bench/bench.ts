import { parseArgs } from "node:util";
import { measureDesk } from "#tools/bench/desk-views.ts";
import { measureFlood } from "#tools/bench/flooded-pages.ts";
import { startOnPostgres, startOnSqlite } from "#tools/bench/lead-target.ts";
import { measureLeads } from "#tools/bench/leads-accepted.ts";
import { measureMemory, measureMemoryUnderLoad } from "#tools/bench/memory.ts";
import { measurePages, routesOf } from "#tools/bench/pages-in-a-browser.ts";
import { measurePagesServed } from "#tools/bench/pages-served.ts";
import { type Row, tableOf } from "#tools/bench/table.ts";
import { withTemporaryFolder } from "#tools/bench/temporary-folder.ts";
import { PlainFailure, runMain } from "#tools/launch/plain-failure.mjs";

const usage = `Measures the built site on this machine, over loopback only.

  npm run bench                                  home, contact and company; three runs
  npm run bench -- --routes all --runs 5         every page
  npm run bench -- --routes home,services/ai-marketing
  npm run bench -- --only pages                  Lighthouse alone
  npm run bench -- --only service                pages served, leads on both databases, memory and a flood alone
  npm run bench -- --only desk                   the desk's views and searches over 100,000 leads, on both databases
`;

const { values: options } = parseArgs({
	options: {
		routes: { type: "string", default: "home,contact,company" },
		runs: { type: "string", default: "3" },
		only: { type: "string" },
		help: { type: "boolean", default: false },
	},
});

async function measureService(folder: string, runs: number): Promise<Row[]> {
	await using targets = new AsyncDisposableStack();
	const sqlite = targets.adopt(await startOnSqlite(folder), (target) => target.end());
	const { origin, child } = sqlite.service;
	const atRest = measureMemory(child.pid ?? 0, "at rest", { reach: "110 MB", limit: "130 MB" });
	const served = await measurePagesServed(folder, origin, runs);
	const postgres = targets.adopt(await startOnPostgres(), (target) => target.end());
	const accepted = await measureLeads(folder, [sqlite, postgres]);
	const loaded = await measureMemoryUnderLoad(sqlite);
	return [...served, ...accepted, atRest, loaded, await measureFlood(origin)];
}

async function bench(): Promise<void> {
	const runs = Number(options.runs);
	if (!Number.isInteger(runs) || runs % 2 !== 1) throw new PlainFailure("--runs takes an odd number: 3, 5 …");
	const wants = (part: string) => options.only === undefined || options.only === part;
	const rows = await withTemporaryFolder(async (folder) => [
		...(wants("pages") ? await measurePages(folder, routesOf(options.routes), runs) : []),
		...(wants("service") ? await measureService(folder, runs) : []),
		...(wants("desk") ? await measureDesk(folder) : []),
	]);
	console.log(`\n${tableOf(rows)}`);
}

await runMain(async () => {
	if (options.help) process.stdout.write(usage);
	else await bench();
	return 0;
});
