import { join } from "node:path";
import { parseArgs } from "node:util";
import { measureDesk } from "#tools/bench/desk-views.ts";
import { measureFlood } from "#tools/bench/flooded-pages.ts";
import { measureLeads } from "#tools/bench/leads-accepted.ts";
import { measureMemory } from "#tools/bench/memory.ts";
import { measurePages, routesOf } from "#tools/bench/pages-in-a-browser.ts";
import { measurePagesServed } from "#tools/bench/pages-served.ts";
import { type Row, tableOf } from "#tools/bench/table.ts";
import { withTemporaryFolder } from "#tools/bench/temporary-folder.ts";
import { PlainFailure, runMain } from "#tools/launch/plain-failure.mjs";
import { startServiceProcess } from "#tools/service/service-process.ts";

const usage = `Measures the built site on this machine, over loopback only.

  npm run bench                                  home, contact and company; three runs
  npm run bench -- --routes all --runs 5         every page
  npm run bench -- --routes home,services/ai-marketing
  npm run bench -- --only pages                  Lighthouse alone
  npm run bench -- --only service                pages served, leads, a flood and memory alone
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
	const databaseFile = join(folder, "service.db");
	const settings = { DATABASE_FILE: databaseFile, POSTS_PER_ADDRESS: "10000000" };
	// What `npm start` runs.
	const service = await startServiceProcess(settings, [], "build/service.js");
	const memory = (when: string) => measureMemory(service.child.pid ?? 0, when);
	try {
		const atRest = memory("at rest");
		const served = await measurePagesServed(folder, service.origin, runs);
		const leads = await measureLeads(folder, service.origin, databaseFile);
		const flooded = await measureFlood(service.origin);
		return [served, ...leads, flooded, atRest, memory("after all of that")];
	} finally {
		await service.end();
	}
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
