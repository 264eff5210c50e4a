import type { Role } from "#domain/desk/people.ts";
import { noSuchCommand, readCommandLine } from "#server/command/read-command-line.ts";
import { runCommand } from "#server/command/run-command.ts";
import type { Database } from "#server/database/database.ts";
import { migrate } from "#server/database/migrate.ts";
import { openDatabase } from "#server/database/open-database.ts";
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
	const settings = readSettings(process.env);
	const database = await openDatabase(settings.databaseUrl);
	try {
		await migrate(database);
		return await runOnDatabase(database, settings, asked);
	} finally {
		await database.close();
	}
}

async function runOnDatabase(
	database: Database,
	settings: Settings,
	{ name: command = "", operands: [first, second], options }: Asked,
): Promise<string> {
	if (command === "list") return listByCommand(database);
	if (command === "demo") return options.remove ? removeSamples(database) : addSamples(database, new Date());
	if (command === "reset" && first !== undefined) return resetByCommand(database, settings, first);
	if (command === "invite" && first !== undefined && second !== undefined) {
		const role: Role = options.owner ? "owner" : "staff";
		return inviteByCommand(database, settings, { name: first, email: second, role, office: options.office });
	}
	if (command === "reset" || command === "invite")
		throw new Error(`Say whom. All of it: npm run desk -- help`);
	throw noSuchCommand("desk", command);
}

await runCommand(run);
