import { describeFault } from "#server/log/fault.ts";

/** Writes one line of JSON, as the log's others are, about the service as a whole. */
export function logEvent(event: string, facts: Readonly<Record<string, unknown>> = {}): void {
	console.log(JSON.stringify({ event, ...facts }));
}

/** A fault that no request has caught ends the process, with a line that says where it arose and nothing that was typed. */
export function logCrashes(): void {
	process.on("uncaughtException", (error) => {
		logEvent("crashed", { level: 60, time: Date.now(), ...describeFault(error) });
		process.exit(1);
	});
}

/** What Node and the libraries warn of is an event too, in place of Node's own lines on the standard error. */
export function logWarnings(): void {
	process.removeAllListeners("warning");
	process.on("warning", (warning) => {
		const { code, at } = describeFault(warning);
		logEvent("warning", { level: 40, time: Date.now(), warning: warning.name, code, at });
	});
}
