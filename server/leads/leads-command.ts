import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import type { Lead } from "#domain/leads/lead.ts";
import { retentionMonths } from "#domain/leads/retention.ts";
import { migrate } from "#server/database/migrate.ts";
import { type Database, openDatabase } from "#server/database/open-database.ts";
import { eraseLeads } from "#server/leads/erase-leads.ts";
import { leadsAsCsv } from "#server/leads/leads-as-csv.ts";
import { leadsAsText } from "#server/leads/leads-as-text.ts";
import { countSpam, listLeads, listLeadsPastRetention } from "#server/leads/list-leads.ts";
import { readinessSummary } from "#server/leads/readiness-summary.ts";
import { readSettings } from "#server/settings.ts";

const usage = `Lists the leads, newest first.

  npm run leads                      those that wait for, or have had, an answer
  npm run leads -- --all             suspected ones too, with the reasons
  npm run leads -- --due             those that arrived more than ${retentionMonths} months ago
  npm run --silent leads -- --csv    for a spreadsheet; with --all suspected ones too
  npm run --silent leads -- --json   everything, for a program

Erases leads for good, and leaves a note of each: its reference and the date.

  npm run leads -- --erase SL-7K4M-2Q9X SL-…
`;

const flags = {
	all: { type: "boolean", default: false },
	csv: { type: "boolean", default: false },
	due: { type: "boolean", default: false },
	erase: { type: "boolean", default: false },
	json: { type: "boolean", default: false },
	help: { type: "boolean", default: false },
} as const;

type Options = ReturnType<typeof parseArgs<{ options: typeof flags }>>["values"];

interface Report {
	/** What a person or a program reads. */
	readonly text: string;
	/** What only a person should read; it goes to the other stream. */
	readonly note: string;
}

const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

async function run(): Promise<Report> {
	const { values: options, positionals } = parseArgs({ options: flags, allowPositionals: true });
	if (options.help) return { text: usage, note: "" };
	const references = positionals.map((reference) => reference.toUpperCase());
	if (options.erase && references.length === 0)
		throw new Error("Say which leads to erase, by their references: --erase SL-7K4M-2Q9X");
	if (!options.erase && references.length > 0)
		throw new Error(`What should happen with ${references.join(" and ")}? To erase: --erase`);
	const { databaseFile } = readSettings(process.env);
	if (!existsSync(databaseFile)) {
		if (options.erase) throw new Error(`There are no leads: ${databaseFile} is not there.`);
		return { text: listing([], options), note: `${databaseFile} begins with the first start.` };
	}
	const database = await openDatabase(databaseFile);
	try {
		await migrate(database);
		return options.erase ? await erase(database, references) : await list(database, options);
	} finally {
		await database.destroy();
	}
}

async function erase(database: Database, references: readonly string[]): Promise<Report> {
	const erasures = await eraseLeads(database, references, new Date());
	const clock = new Intl.DateTimeFormat("en-NZ", { dateStyle: "medium", timeStyle: "short", timeZone });
	const lines = erasures.map(({ reference, erasedAt }) => `${reference} erased ${clock.format(erasedAt)}`);
	return { text: lines.join("\n"), note: "A backup from before still holds what was erased: delete it too." };
}

async function list(database: Database, options: Options): Promise<Report> {
	if (options.due) {
		const due = await listLeadsPastRetention(database, new Date());
		const copy = `To erase those with no contact in the last ${retentionMonths} months: npm run leads -- --erase SL-…`;
		return { text: listing(due, options), note: due.length === 0 ? "" : copy };
	}
	const withSpam = options.all || options.json;
	const spam = withSpam ? 0 : await countSpam(database);
	return {
		text: listing(await listLeads(database, { withSpam }), options),
		note: spam === 0 ? "" : `${spam} suspected, kept apart: npm run leads -- --all`,
	};
}

function listing(leads: readonly Lead[], { csv, due, json }: Options): string {
	if (csv) return leadsAsCsv(leads);
	if (json) return JSON.stringify(leads.map(withReadiness), null, "\t");
	if (leads.length > 0) return leadsAsText(leads, new Date(), timeZone);
	return due ? `No lead arrived more than ${retentionMonths} months ago.` : "No leads yet.";
}

function withReadiness(lead: Lead): object {
	return { ...lead, readiness: readinessSummary(lead) };
}

try {
	const { text, note } = await run();
	process.stdout.write(text.endsWith("\n") ? text : `${text}\n`);
	if (note !== "") process.stderr.write(`\n${note}\n`);
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}
