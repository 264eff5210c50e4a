import { relative } from "node:path";
import { createApp } from "#server/app.ts";
import { migrate } from "#server/database/migrate.ts";
import { openDatabase } from "#server/database/open-database.ts";
import { stopOnSignal } from "#server/http/stop-on-signal.ts";
import { type Environment, readSettings, type Settings, SettingsError } from "#server/settings.ts";
import { SiteBuildError } from "#server/site-build/site-build.ts";

async function start(environment: Environment): Promise<void> {
	const settings = readSettings(environment);
	const database = await openDatabase(settings.databaseFile);
	await migrate(database);
	const app = await createApp(settings, database);
	stopOnSignal(app, () => database.destroy());
	await app.listen({ port: settings.port, host: settings.host });
	const origin = originOf(app.listeningOrigin, settings);
	console.log(greeting(origin, settings));
	// For the program that started the service, among the log's own lines of JSON.
	console.log(JSON.stringify({ event: "listening", origin }));
}

function originOf(listeningOrigin: string, { tls }: Settings): string {
	return tls === null ? listeningOrigin : listeningOrigin.replace(/^http:/, "https:");
}

function greeting(origin: string, { databaseFile }: Settings): string {
	const file = relative(process.cwd(), databaseFile);
	return `
  Southlight is ready

    Site      ${origin}
    Leads     ${file.startsWith("..") ? databaseFile : file}
    See them  npm run leads
    Stop      Ctrl+C
`;
}

/** What a person who starts the service can act on; anything else is shown whole. */
function explain(error: unknown): unknown {
	if (error instanceof SettingsError || error instanceof SiteBuildError) return error.message;
	if (!(error instanceof Error) || !("code" in error)) return error;
	if (error.code === "EADDRINUSE")
		return "The port is taken by another program. Choose another: PORT=4400 npm start";
	if (error.code === "EACCES")
		return "This port needs more rights than you have. Choose one from 1024: PORT=4400 npm start";
	return error;
}

/** Starts the service, says where it is, and lets it run until a signal; ends the process when it cannot start. */
export async function startService(environment: Environment): Promise<void> {
	try {
		await start(environment);
	} catch (error) {
		console.error(explain(error));
		process.exit(1);
	}
}
