import { onDatabase } from "#server/command/on-database.ts";
import { noSuchCommand, readCommandLine } from "#server/command/read-command-line.ts";
import { printText, runCommand } from "#server/command/run-command.ts";
import { findDatabase, openDatabase, withoutDatabase } from "#server/database/open-database.ts";
import { backup } from "#server/leads/commands/backup.ts";
import { type Command, type ListOptions, listOptions, type Report } from "#server/leads/commands/command.ts";
import { contact } from "#server/leads/commands/contact.ts";
import { erase } from "#server/leads/commands/erase.ts";
import { list } from "#server/leads/commands/list.ts";
import { move } from "#server/leads/commands/move.ts";
import { person } from "#server/leads/commands/person.ts";
import { replied } from "#server/leads/commands/replied.ts";
import { restore } from "#server/leads/commands/restore.ts";
import { leadsAsCsv } from "#server/leads/leads-as-csv.ts";
import { readSettings } from "#server/settings.ts";

const commands: ReadonlyMap<string, Command> = new Map(
	Object.entries({ list, replied, erase, contact, person, backup, restore, move }),
);

const usage = `npm run leads -- COMMAND. Without a command it lists.

${[...commands].map(([name, { operands, summary }]) => `  ${name} ${operands}\n      ${summary}`).join("\n\n")}

A program or a file takes what npm run --silent leads prints, for example:

  npm run --silent leads -- --csv > leads.csv
`;

interface Asked {
	readonly command: Command;
	readonly operands: readonly string[];
	readonly options: ListOptions;
}

/** What the command line asks for; null for the usage. Throws with a sentence for the person who wrote it. */
function readAsked(): Asked | null {
	const asked = readCommandLine("leads", listOptions);
	if (asked === null) return null;
	const { name = "list", operands, options } = asked;
	const command = commands.get(name);
	if (command === undefined) throw noSuchCommand("leads", name);
	if (name !== "list" && Object.values(options).includes(true))
		throw new Error(`${name} takes no options. See: npm run leads -- help`);
	if (options.csv && options.json) throw new Error("Choose --csv or --json: a list has one format.");
	const { takes } = command;
	const isEnough = { none: operands.length === 0, one: operands.length === 1, some: operands.length > 0 };
	if (!isEnough[takes]) throw new Error(`Give it as: npm run leads -- ${name} ${command.operands}`);
	return { command, operands, options };
}

async function run(): Promise<void> {
	const asked = readAsked();
	if (asked === null) return print({ text: [usage], note: "" });
	const { command, operands, options } = asked;
	const settings = readSettings(process.env);
	command.check?.(operands, settings);
	const open = command.beginsDatabase ? openDatabase : findDatabase;
	const database = await open(settings.databaseUrl);
	if (database === null) return print(reportWithout(asked, settings.databaseUrl));
	const work = async () => print(await command.run({ database, settings, operands, options }));
	await onDatabase(database, work, { isAsItIs: command === backup });
}

function reportWithout({ command, options }: Asked, url: URL): Report {
	const note = withoutDatabase(url);
	if (command !== list) throw new Error(note);
	if (options.json) return { text: ["[]\n"], note };
	return { text: options.csv ? leadsAsCsv(noPages, {}) : ["No leads yet.\n"], note };
}

async function* noPages(): AsyncGenerator<never> {}

async function print({ text, note }: Report): Promise<void> {
	if ((await printText(text)) && note !== "") process.stderr.write(`\n${note}\n`);
}

await runCommand(run);
