import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { retentionMonths } from "#domain/leads/deadlines.ts";
import type { Lead } from "#domain/leads/lead.ts";
import type { Database } from "#server/database/database.ts";
import { migrate } from "#server/database/migrate.ts";
import { findDatabase } from "#server/database/open-database.ts";
import { eraseLeads } from "#server/leads/erase-leads.ts";
import { leadsAsCsv } from "#server/leads/leads-as-csv.ts";
import { leadsAsText } from "#server/leads/leads-as-text.ts";
import { countSpam, listLeads, listLeadsPastRetention } from "#server/leads/list-leads.ts";
import { markReplied } from "#server/leads/mark-replied.ts";
import { readinessSummary } from "#server/leads/readiness-summary.ts";
import { mailStatus } from "#server/mail/mail-status.ts";
import { readSettings, type Settings } from "#server/settings.ts";

const usage = `Lists the leads, newest first.

  npm run leads                      those that wait for, or have had, an answer
  npm run leads -- --all             suspected ones too, with the reasons
  npm run leads -- --due             those that arrived more than ${retentionMonths} months ago
  npm run --silent leads -- --csv    for a spreadsheet; with --all suspected ones too
  npm run --silent leads -- --json   everything, for a program

Erases leads for good, and leaves a note of each: its reference and the date.

  npm run leads -- --erase SL-7K4M-2Q9X SL-…

Marks leads as answered, so that no warning about them comes.

  npm run leads -- --replied SL-7K4M-2Q9X SL-…

Copies the database to a new file, while the service runs.

  npm run leads -- --backup data/copy.db
`;

const flags = {
	all: { type: "boolean", default: false },
	backup: { type: "string" },
	csv: { type: "boolean", default: false },
	due: { type: "boolean", default: false },
	erase: { type: "boolean", default: false },
	json: { type: "boolean", default: false },
	replied: { type: "boolean", default: false },
	help: { type: "boolean", default: false },
} as const;

type Options = ReturnType<typeof parseArgs<{ options: typeof flags }>>["values"];

interface Report {
	/** What a person or a program reads. */
	readonly text: string;
	/** What only a person should read; it goes to the other stream. */
	readonly note: string;
}

const noDatabase = "The database begins with the first start.";
const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

async function run(): Promise<Report> {
	const { values: options, positionals } = parseArgs({ options: flags, allowPositionals: true });
	if (options.help) return { text: usage, note: "" };
	const references = positionals.map((reference) => reference.toUpperCase());
	if (options.erase && references.length === 0)
		throw new Error("Say which leads to erase, by their references: --erase SL-7K4M-2Q9X");
	if (options.replied && references.length === 0)
		throw new Error("Say which leads are answered, by their references: --replied SL-7K4M-2Q9X");
	if (!options.erase && !options.replied && references.length > 0)
		throw new Error(`What should happen with ${references.join(" and ")}? To erase: --erase`);
	const settings = readSettings(process.env);
	const database = await findDatabase(settings.databaseUrl);
	if (database === null) {
		if (options.erase || options.replied || options.backup !== undefined)
			throw new Error(`There are no leads: ${noDatabase}`);
		return { text: listing([], options), note: noDatabase };
	}
	try {
		if (options.backup !== undefined) return await backup(database, options.backup);
		await migrate(database);
		if (options.erase) return await erase(database, references);
		if (options.replied) return await markAnswered(database, references);
		return await list(database, options, settings);
	} finally {
		await database.close();
	}
}

async function backup(database: Database, name: string): Promise<Report> {
	const file = resolve(name);
	await database.backup(file);
	return {
		text: `Copied to ${file}`,
		note: "It holds personal data: delete it when the leads must be deleted.",
	};
}

async function erase(database: Database, references: readonly string[]): Promise<Report> {
	const erasures = await eraseLeads(database, references, new Date());
	const clock = new Intl.DateTimeFormat("en-NZ", { dateStyle: "medium", timeStyle: "short", timeZone });
	const lines = erasures.map(({ reference, erasedAt }) => `${reference} erased ${clock.format(erasedAt)}`);
	return { text: lines.join("\n"), note: "A backup from before still holds what was erased: delete it too." };
}

async function markAnswered(database: Database, references: readonly string[]): Promise<Report> {
	await markReplied(database, references);
	return { text: `Marked as answered: ${references.join(", ")}`, note: "" };
}

async function list(database: Database, options: Options, settings: Settings): Promise<Report> {
	if (options.due) {
		const due = await listLeadsPastRetention(database, new Date());
		const advice = `To erase those with no contact in the last ${retentionMonths} months: npm run leads -- --erase SL-…`;
		return { text: listing(due, options), note: due.length === 0 ? "" : advice };
	}
	const withSpam = options.all || options.json;
	const spam = withSpam ? 0 : await countSpam(database);
	const notes = [
		...(spam === 0 ? [] : [`${spam} suspected, kept apart: npm run leads -- --all`]),
		...(options.csv || options.json || settings.mail !== null
			? []
			: [`Mail: ${await mailStatus(settings, database)}`]),
	];
	return { text: listing(await listLeads(database, { withSpam }), options), note: notes.join("\n") };
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
