import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";

const repository = resolve(import.meta.dirname, "../..");

/** The service in a process of its own. */
export interface ServiceProcess {
	/** Such as `http://127.0.0.1:40123`. */
	readonly origin: string;
	readonly pid: number;
	/** Ends it as Ctrl+C would, and resolves once it has gone. */
	end(): Promise<void>;
}

/** Starts the service on a free loopback port. @param settings as in the environment, `DATABASE_FILE` among them */
export async function startServiceProcess(
	settings: Readonly<Record<string, string>>,
): Promise<ServiceProcess> {
	const environment = { PATH: process.env["PATH"], HOST: "127.0.0.1", PORT: "0", ...settings };
	const child = spawn(process.execPath, ["--max-semi-space-size=4", "server/main.ts"], {
		cwd: repository,
		env: environment,
	});
	const origin = await originOf(child);
	return {
		origin,
		pid: child.pid ?? 0,
		end: async () => {
			if (child.exitCode !== null || child.signalCode !== null) return;
			const exited = once(child, "exit");
			child.kill("SIGTERM");
			await exited;
		},
	};
}

/** The address in the service's greeting. */
function originOf(child: ChildProcess): Promise<string> {
	return new Promise((resolve, reject) => {
		let output = "";
		const read = (chunk: unknown) => {
			output += String(chunk);
			const found = /https?:\/\/[\d.]+:\d+/.exec(output);
			if (found !== null) resolve(found[0]);
		};
		for (const stream of [child.stdout, child.stderr]) stream?.on("data", read);
		child.once("exit", () => reject(new Error(`The service did not start:\n${output}`)));
	});
}
