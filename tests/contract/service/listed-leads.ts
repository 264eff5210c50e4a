import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { buffer } from "node:stream/consumers";
import type { RunningService } from "./running-service.ts";

const repository = resolve(import.meta.dirname, "../../..");

export interface CommandResult {
	readonly output: string;
	/** What it says to a person, beside what a program reads. */
	readonly messages: string;
	readonly exitCode: number | null;
}

/** Runs `npm run leads` on a database, beside its service if there is one. */
export async function leadsCommand(
	{ databaseFile }: Pick<RunningService, "databaseFile">,
	options: readonly string[],
): Promise<CommandResult> {
	const command = spawn(process.execPath, ["server/leads/leads-command.ts", ...options], {
		cwd: repository,
		env: { PATH: process.env["PATH"], DATABASE_FILE: databaseFile },
	});
	// Read as bytes, because a mark at the beginning of the text counts.
	const [output, messages] = await Promise.all([
		buffer(command.stdout),
		buffer(command.stderr),
		once(command, "exit"),
	]);
	return { output: output.toString(), messages: messages.toString(), exitCode: command.exitCode };
}

/** What the command that lists the leads prints beside a running service. */
export async function listedLeads(service: RunningService, options: readonly string[]): Promise<string> {
	const { output, messages, exitCode } = await leadsCommand(service, options);
	if (exitCode !== 0) throw new Error(messages);
	return output;
}
