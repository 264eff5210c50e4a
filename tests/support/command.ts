import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { buffer } from "node:stream/consumers";

const repository = resolve(import.meta.dirname, "../..");

export interface CommandResult {
	readonly output: string;
	/** What it says to a person, apart from what a program reads. */
	readonly messages: string;
	readonly exitCode: number | null;
}

export interface CommandOptions {
	/** Closes its output at once, or after the first piece as `head` does. */
	readonly reads?: "nothing" | "the beginning";
}

/** Runs a command of the service, such as `server/leads/leads-command.ts`, with nothing in its environment but the settings. */
export async function runCommand(
	file: string,
	options: readonly string[],
	settings: Readonly<Record<string, string>>,
	{ reads }: CommandOptions = {},
): Promise<CommandResult> {
	const command = spawn(process.execPath, [file, ...options], {
		cwd: repository,
		env: { PATH: process.env["PATH"], ...settings },
		// Node can hang while it exits (nodejs/node issue 54918).
		...{ timeout: 60_000, killSignal: "SIGKILL" },
	});
	if (reads === "nothing") command.stdout.destroy();
	if (reads === "the beginning") command.stdout.once("data", () => command.stdout.destroy());
	// Read as bytes, because a mark at the beginning of the text counts.
	const [output, messages] = await Promise.all([
		reads === undefined ? buffer(command.stdout) : Buffer.alloc(0),
		buffer(command.stderr),
		once(command, "exit"),
	]);
	return { output: output.toString(), messages: messages.toString(), exitCode: command.exitCode };
}
