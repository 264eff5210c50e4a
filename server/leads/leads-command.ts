import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import type { Lead } from "#domain/leads/lead.ts";
import { migrate } from "#server/database/migrate.ts";
import { type Database, openDatabase } from "#server/database/open-database.ts";
import { leadsAsCsv } from "#server/leads/leads-as-csv.ts";
import { leadsAsText } from "#server/leads/leads-as-text.ts";
import { countSpam, listLeads } from "#server/leads/list-leads.ts";
import { readinessSummary } from "#server/leads/readiness-summary.ts";
import { readSettings } from "#server/settings.ts";

const usage = `Lists the leads, newest first.

  npm run leads                      those that wait for, or have had, an answer
  npm run leads -- --all             suspected ones too, with the reasons
  npm run --silent leads -- --csv    for a spreadsheet
  npm run --silent leads -- --json   everything, for a program
`;

const flags = {
	all: { type: "boolean", default: false },
	csv: { type: "boolean", default: false },
	json: { type: "boolean", default: false },
	help: { type: "boolean", default: false },
} as const;

type Options = ReturnType<typeof parseArgs<{ options: typeof flags }>>["values"];

async function run(): Promise<string> {
	const { values: options } = parseArgs({ options: flags });
	if (options.help) return usage;
	const { databaseFile } = readSettings(process.env);
	if (!existsSync(databaseFile))
		return `There are no leads yet: ${databaseFile} begins with the first start.`;
	const database = await openDatabase(databaseFile);
	await migrate(database);
	const report = await listing(database, options);
	await database.destroy();
	return report;
}

async function listing(database: Database, options: Options): Promise<string> {
	const leads = await listLeads(database, { withSpam: options.all });
	if (options.csv) return leadsAsCsv(leads);
	if (options.json) return JSON.stringify(leads.map(withReadiness), null, "\t");
	const spam = options.all ? 0 : await countSpam(database);
	const apart = spam === 0 ? "" : `\n\n${spam} suspected, kept apart: npm run leads -- --all`;
	const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
	const listed = leadsAsText(leads, new Date(), timeZone);
	return `${leads.length === 0 ? "No leads yet." : listed}${apart}`;
}

function withReadiness(lead: Lead): object {
	return { ...lead, readiness: readinessSummary(lead) };
}

try {
	process.stdout.write(`${await run()}\n`);
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}
