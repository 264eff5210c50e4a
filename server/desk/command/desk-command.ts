import type { Role } from "#domain/desk/people.ts";
import { onDatabase } from "#server/command/on-database.ts";
import { assertNoMore, noSuchCommand, readCommandLine } from "#server/command/read-command-line.ts";
import { runCommand } from "#server/command/run-command.ts";
import type { Database } from "#server/database/database.ts";
import { needDatabase, openDatabase } from "#server/database/open-database.ts";
import { inviteByCommand, listByCommand, resetByCommand } from "#server/desk/command/people-commands.ts";
import { addSamples, removeSamples } from "#server/desk/command/sample-leads.ts";
import { readSettings, type Settings } from "#server/settings.ts";

const usage = `Looks after the people of the desk, where leads are answered.

  npm run desk -- invite NAME EMAIL           prints a one-time code; the first person becomes the owner
  npm run desk -- invite NAME EMAIL --owner   another owner
  npm run desk -- invite NAME EMAIL --office "New Zealand"
  npm run desk -- reset EMAIL                 ends a person's sessions and passkeys, and prints a new code
  npm run desk -- list                        who has access

Sample leads, to try the desk with. They are marked, count in no figure and cause no email.

  npm run desk -- demo
  npm run desk -- demo --remove
`;

const flags = {
	owner: { type: "boolean", default: false },
	office: { type: "string" },
	remove: { type: "boolean", default: false },
} as const;

type Asked = NonNullable<ReturnType<typeof readCommandLine<typeof flags>>>;

async function run(): Promise<string> {
	const asked = readCommandLine("desk", flags);
	if (asked?.name === undefined) return usage;
	const work = workOf(asked);
	const settings = readSettings(process.env);
	const begins = asked.name === "invite" || (asked.name === "demo" && !asked.options.remove);
	const open = begins ? openDatabase : needDatabase;
	const database = await open(settings.databaseUrl);
	return onDatabase(database, () => work(database, settings));
}

type Work = (database: Database, settings: Settings) => Promise<string>;

/** How many words each command takes. */
const maxOperands = new Map([
	["list", 0],
	["demo", 0],
	["reset", 1],
	["invite", 2],
]);

/** What is asked for. Throws with a sentence for the person who wrote it. */
function workOf({ name: command = "", operands, options }: Asked): Work {
	const [first, second] = operands;
	assertNoMore("desk", command, operands.slice(maxOperands.get(command) ?? operands.length));
	if (command === "list") return listByCommand;
	if (command === "demo")
		return options.remove ? removeSamples : (database) => addSamples(database, new Date());
	if (command === "reset" && first !== undefined)
		return (database, settings) => resetByCommand(database, settings, first);
	if (command === "invite" && first !== undefined && second !== undefined) {
		const role: Role = options.owner ? "owner" : "staff";
		const invited = { name: first, email: second, role, office: options.office };
		return (database, settings) => inviteByCommand(database, settings, invited);
	}
	if (command === "reset" || command === "invite")
		throw new Error(`Say whom. All of it: npm run desk -- help`);
	throw noSuchCommand("desk", command);
}

await runCommand(run);
