import { type CommandOptions, type CommandResult, runCommand } from "./command.ts";
import { programFile } from "./programs.ts";
import { databaseSettings, type RunningService } from "./running-service.ts";

/** Runs `npm run leads` on a database, while its service runs if there is one. */
export function leadsCommand(
	{ databaseUrl }: Pick<RunningService, "databaseUrl">,
	options: readonly string[],
	reading?: CommandOptions,
): Promise<CommandResult> {
	return runCommand(programFile("leads"), options, databaseSettings(databaseUrl), reading);
}

/** What the command that lists the leads prints next to a running service. */
export async function listedLeads(
	service: Pick<RunningService, "databaseUrl">,
	options: readonly string[],
): Promise<string> {
	const { output, messages, exitCode } = await leadsCommand(service, options);
	if (exitCode !== 0) throw new Error(messages);
	return output;
}

/** A lead as the command exports it; the last two are an assessment's. */
export interface ExportedLead {
	readonly reference: string;
	readonly state: string;
	readonly spamSignals: readonly string[];
	readonly values: Readonly<Record<string, unknown>>;
	readonly assessment: { readonly takenOn: string; readonly modelVersion: number };
	readonly readiness: {
		readonly score: number;
		readonly low: number;
		readonly high: number;
		readonly stage: string;
		readonly isProvisional: boolean;
	};
}

/** All leads as the company exports them, suspected ones too, that have a text as one of their values; oldest first. */
export async function exportedLeads(
	service: Pick<RunningService, "databaseUrl">,
	text: string,
): Promise<ExportedLead[]> {
	const leads: ExportedLead[] = JSON.parse(await listedLeads(service, ["--all", "--json"]));
	return leads.filter(({ values }) => Object.values(values).includes(text)).toReversed();
}
