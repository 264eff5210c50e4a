import { parseArgs } from "node:util";
import { measureBuilds } from "#tools/bench/builds.ts";
import { measureDesk } from "#tools/bench/desk-views.ts";
import { measureFlood } from "#tools/bench/flooded-pages.ts";
import { type LeadTarget, startOnPostgres, startOnSqlite } from "#tools/bench/lead-target.ts";
import { measureLeads } from "#tools/bench/leads-accepted.ts";
import { withMeasuredSites } from "#tools/bench/measured-sites.ts";
import { measureMemory, measureMemoryUnderLoad } from "#tools/bench/memory.ts";
import { measureNextPage } from "#tools/bench/next-page.ts";
import { measurePages, routesOf } from "#tools/bench/pages-in-a-browser.ts";
import { measurePagesServed } from "#tools/bench/pages-served.ts";
import { measurePresses } from "#tools/bench/presses.ts";
import { openBrowser } from "#tools/bench/slow-view.ts";
import { type Row, tableOf } from "#tools/bench/table.ts";
import { withTemporaryFolder } from "#tools/bench/temporary-folder.ts";
import { installChromium } from "#tools/browser/chromium.ts";
import { PlainFailure, runMain } from "#tools/launch/plain-failure.mjs";

const usage = `Measures the built site on this machine, over loopback only.

  npm run bench                                  everything; home, blog and contact; three runs
  npm run bench -- --routes all --runs 5         every page
  npm run bench -- --routes home,services/ai-marketing
  npm run bench -- --peers FOLDER                pages beside AstroWind and a starter of Next.js; FOLDER has copies of both
  npm run bench -- --only pages                  the first view: Lighthouse, and a delayed line
  npm run bench -- --only presses                events and clicks, to the frame that answers them
  npm run bench -- --only builds                 cold, warm and large builds, and the start
  npm run bench -- --only service                pages served, leads on both databases, memory and a flood
  npm run bench -- --only desk                   the desk's views and searches over 100,000 leads, on both databases
`;

const { values: options } = parseArgs({
	options: {
		routes: { type: "string", default: "home,resources/blog,contact" },
		runs: { type: "string", default: "3" },
		peers: { type: "string" },
		only: { type: "string" },
		help: { type: "boolean", default: false },
	},
});

async function measureService(folder: string, runs: number): Promise<Row[]> {
	return [
		...(await measureOn(await startOnSqlite(folder), async (target) => {
			const { origin, child } = target.service;
			const atRest = measureMemory(child.pid ?? 0, "at rest", { reach: "110 MB", limit: "130 MB" });
			const served = await measurePagesServed(folder, origin, runs);
			const accepted = await measureLeads(folder, target);
			return [...served, ...accepted, atRest, await measureMemoryUnderLoad(target)];
		})),
		...(await measureOn(await startOnPostgres(), (target) => measureLeads(folder, target))),
		await measureFlood(folder),
	];
}

/** One database at a time, as in an installation: a second one would write to the same disk in the background. */
async function measureOn(
	target: LeadTarget,
	measure: (target: LeadTarget) => Promise<Row[]>,
): Promise<Row[]> {
	try {
		return await measure(target);
	} finally {
		await target.end();
	}
}

/** What a visitor's browser does, from the first view to the next page. */
async function measureBrowser(folder: string, part: "pages" | "presses", runs: number): Promise<Row[]> {
	process.env["CHROMIUM_PATH"] = await installChromium();
	await using browser = await openBrowser();
	return await withMeasuredSites(folder, part === "pages" ? options.peers : undefined, async (sites) => {
		if (part === "pages") return measurePages(browser, sites, routesOf(options.routes), runs);
		return [
			...(await measurePresses(browser, sites.own.origin, runs)),
			...(await measureNextPage(sites.own.origin, sites.floor.origin, runs)),
		];
	});
}

const parts: Readonly<Record<string, (folder: string, runs: number) => Promise<Row[]>>> = {
	pages: (folder, runs) => measureBrowser(folder, "pages", runs),
	presses: (folder, runs) => measureBrowser(folder, "presses", runs),
	builds: measureBuilds,
	service: measureService,
	desk: measureDesk,
};

async function bench(): Promise<void> {
	const runs = Number(options.runs);
	if (!Number.isInteger(runs) || runs % 2 !== 1) throw new PlainFailure("--runs takes an odd number: 3, 5 …");
	const names = options.only === undefined ? Object.keys(parts) : [options.only];
	for (const name of names) {
		const measure = parts[name];
		if (measure === undefined)
			throw new PlainFailure(`--only takes one of: ${Object.keys(parts).join(", ")}`);
		console.log(`\n${tableOf(await withTemporaryFolder((folder) => measure(folder, runs)))}`);
	}
}

await runMain(async () => {
	if (options.help) process.stdout.write(usage);
	else await bench();
	return 0;
});
