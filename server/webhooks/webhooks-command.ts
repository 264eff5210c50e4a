import { webhookJsonSchema, webhookTopics } from "#domain/webhooks/webhook-event.ts";
import { onDatabase } from "#server/command/on-database.ts";
import { assertNoMore, noSuchCommand, readCommandLine } from "#server/command/read-command-line.ts";
import { runCommand } from "#server/command/run-command.ts";
import { needDatabase, openDatabase } from "#server/database/open-database.ts";
import { readSettings } from "#server/settings.ts";
import { type CommandInput, commands } from "#server/webhooks/endpoint-commands.ts";

const usage = `Tells other programs of leads.

  npm run webhooks -- add URL            adds an endpoint, and prints its id and the secret that signs
  npm run webhooks -- add URL --topics lead.received,lead.erased
  npm run webhooks -- list               the endpoints, and what waits or failed
  npm run webhooks -- test ID            sends an event of the type test now, and prints the answer
  npm run webhooks -- off ID             sends nothing more there; what waits has failed
  npm run webhooks -- on ID              sends again
  npm run webhooks -- rotate ID          prints a new secret; the former one signs too for 24 hours
  npm run webhooks -- remove ID          removes an endpoint, and what was to be sent there
  npm run webhooks -- retry NAME…        sends events again that failed, by their names in the list
  npm run webhooks -- schema             the payloads, as a JSON schema

The topics are ${webhookTopics.join(", ")}; without --topics an endpoint gets all
events, those that come with later versions too.
`;

const flags = { topics: { type: "string" } } as const;

async function run(): Promise<string> {
	const asked = readCommandLine("webhooks", flags);
	if (asked?.name === undefined) return usage;
	const { name, operands, options } = asked;
	if (name === "schema" || name === "list") assertNoMore("webhooks", name, operands);
	if (name === "schema") return JSON.stringify(webhookJsonSchema(), null, "\t");
	const command = commands.get(name);
	if (command === undefined) throw noSuchCommand("webhooks", name);
	const settings = readSettings(process.env);
	const open = name === "add" ? openDatabase : needDatabase;
	const database = await open(settings.databaseUrl);
	const input: CommandInput = { database, settings, operands, topics: options.topics, now: new Date() };
	return onDatabase(database, () => command(input));
}

await runCommand(run);
