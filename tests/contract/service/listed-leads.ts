import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";
import type { RunningService } from "./running-service.ts";

const repository = resolve(import.meta.dirname, "../../..");

/** What the command that lists the leads prints beside a running service. */
export async function listedLeads({ databaseFile }: RunningService, options: string[]): Promise<string> {
	const parameters = ["server/leads/leads-command.ts", ...options];
	const environment = { PATH: process.env["PATH"], DATABASE_FILE: databaseFile };
	const { stdout } = await promisify(execFile)(process.execPath, parameters, {
		cwd: repository,
		env: environment,
	});
	return stdout;
}
