import { DatabaseOpenError } from "#server/database/database-errors.ts";
import { portSettings } from "#server/environment-schema.ts";
import { type Environment, SettingsError } from "#server/settings.ts";
import { SiteBuildError } from "#server/site-build/site-build.ts";

/** Whether an error's message alone says it all. */
function isForTheStarter(error: unknown): error is Error {
	return [SettingsError, SiteBuildError, DatabaseOpenError].some((kind) => error instanceof kind);
}

/** What a person who starts the service can act on; anything else is shown whole. */
export function explainStartError(error: unknown, environment: Environment): unknown {
	if (isForTheStarter(error)) return error.message;
	const { code, syscall, port, address, hostname = address } = Object(error);
	const setting = portSettings.find((name) => environment[name] === `${port}`) ?? "PORT";
	// `npm run dev` gives the service a port next to that of the pages.
	const isDevelopment = environment["SERVICE_PORT"] === `${port}`;
	const command = isDevelopment ? "SERVICE_PORT=4400 npm run dev" : `${setting}=4400 npm start`;
	if (code === "EADDRINUSE")
		return `The port ${port} is taken by another program. Choose another: ${command}`;
	if (code === "EACCES" && syscall === "listen")
		return `The port ${port} needs more rights than you have. Choose one from 1024: ${setting}=4400 npm start`;
	if (code === "EADDRNOTAVAIL" || syscall === "getaddrinfo") {
		const host = environment["METRICS_HOST"] === hostname ? "METRICS_HOST" : "HOST";
		return `${host} must be an address of this machine, such as 127.0.0.1 or 0.0.0.0: ${hostname} is none.`;
	}
	return error;
}
