import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import * as z from "zod";

const repository = resolve(import.meta.dirname, "../..");

/** With what `npm start`, the unit of systemd and the container run it: decisions 050 and 067 say why. */
export const serviceNodeOptions = [
	"--max-semi-space-size=4",
	"--optimize-for-size",
	"--no-maglev",
	"--no-concurrent-sparkplug",
];

/** Milliseconds. The service itself gives up stopping its parts long before. */
const forceAfter = 30_000;

/** The service in a process of its own, which has begun to start. */
export interface LaunchedService {
	/** Resolves once it answers, with its address such as `http://127.0.0.1:40123`; rejects if it ends before. */
	readonly origin: Promise<string>;
	readonly child: ChildProcess;
	/** Everything that it has written, to either stream. */
	output(): string;
	/** Ends it by a signal, after half a minute by force, and resolves once it has gone, with its exit code; null after a kill. */
	end(signal?: "SIGTERM" | "SIGKILL"): Promise<number | null>;
}

/** The service in a process of its own, which answers. */
export interface ServiceProcess extends Omit<LaunchedService, "origin"> {
	readonly origin: string;
}

/** Starts the service as `launchService` does, and waits until it answers. */
export async function startServiceProcess(
	...options: Parameters<typeof launchService>
): Promise<ServiceProcess> {
	const launched = launchService(...options);
	return { ...launched, origin: await launched.origin };
}

/**
 * Starts the service, on a free loopback port where the settings name none.
 * @param settings as in the environment, `DATABASE_FILE` among them
 * @param nodeOptions options of Node itself
 * @param program what to run in place of the sources, such as the bundle that `npm start` runs
 */
export function launchService(
	settings: Readonly<Record<string, string | undefined>>,
	nodeOptions: readonly string[] = [],
	program = "server/main.ts",
): LaunchedService {
	const environment = { PATH: process.env["PATH"], HOST: "127.0.0.1", PORT: "0", ...settings };
	const child = spawn(process.execPath, [...serviceNodeOptions, ...nodeOptions, program], {
		cwd: repository,
		env: environment,
	});
	let output = "";
	for (const stream of [child.stdout, child.stderr]) {
		stream.setEncoding("utf8").on("data", (text: string) => {
			output += text;
		});
	}
	const origin = originOf(child, () => output);
	return { origin, child, output: () => output, end: (signal = "SIGTERM") => end(child, signal) };
}

const listening = z.object({ event: z.literal("listening"), origin: z.url() });

/** The address in the line that the service prints for programs. */
function originOf(child: ChildProcess, output: () => string): Promise<string> {
	return new Promise((found, failed) => {
		child.stdout?.on("data", () => {
			const origin = listeningOrigin(output());
			if (origin !== undefined) found(origin);
		});
		// Not "exit": only at "close" is all of its output there.
		child.once("close", (code) =>
			failed(new Error(`The service did not start, exit code ${code}:\n${output()}`)),
		);
	});
}

function listeningOrigin(output: string): string | undefined {
	// What follows the last line break may be half a line.
	const lines = output.split("\n").slice(0, -1);
	const line = lines.find((each) => each.startsWith('{"event":"listening"'));
	return line === undefined ? undefined : listening.parse(JSON.parse(line)).origin;
}

async function end(child: ChildProcess, signal: "SIGTERM" | "SIGKILL"): Promise<number | null> {
	if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
	// Not "exit": only at "close" is all of its output there.
	const closed = once(child, "close");
	child.kill(signal);
	// Node can hang while it exits (nodejs/node issue 54918), and service managers end a process by force then too.
	const force = setTimeout(() => child.kill("SIGKILL"), forceAfter);
	await closed;
	clearTimeout(force);
	return child.exitCode;
}
