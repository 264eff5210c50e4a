import { noticeDays, retentionMonths } from "#domain/leads/deadlines.ts";
import { localTime } from "#server/command/local-time.ts";
import type { Command, CommandInput, Report } from "#server/leads/commands/command.ts";
import { leadsAsCsv } from "#server/leads/leads-as-csv.ts";
import { leadsAsJson } from "#server/leads/leads-as-json.ts";
import { leadAsText, type TextSettings } from "#server/leads/leads-as-text.ts";
import { countSpam, type LeadPages, type ListedLead, listLeads } from "#server/leads/list-leads.ts";
import { readStageNames } from "#server/leads/stage-names.ts";
import { mailStatus } from "#server/mail/mail-status.ts";
import { type DueLead, listDueLeads } from "#server/retention/due-leads.ts";

export const list: Command = {
	operands: "[--all] [--due] [--csv | --json]",
	summary: "the leads, newest first; without --all those that are suspected are left out",
	takes: "none",
	beginsDatabase: false,
	run: (input) => (input.options.due ? listDue(input) : listAll(input)),
};

async function listAll(input: CommandInput): Promise<Report> {
	const { database, options } = input;
	const withSpam = options.all || options.json;
	const spam = withSpam ? 0 : await countSpam(database);
	return {
		text: await asAsked(input, () => listLeads(database, { withSpam })),
		note: [
			...(spam === 0 ? [] : [`${spam} suspected, kept apart: npm run leads -- --all`]),
			...(await mailNotes(input)),
		].join("\n"),
	};
}

/** Says that mails wait; a person sees it, and no program. */
async function mailNotes({ database, settings, options }: CommandInput): Promise<string[]> {
	if (settings.mail !== null || options.csv || options.json) return [];
	return [`Email: ${await mailStatus(settings, database)}`];
}

async function listDue(input: CommandInput): Promise<Report> {
	const now = new Date();
	const due = () => listDueLeads(input.database, now);
	const none = `No lead is erased within the next ${noticeDays} days.`;
	const { csv, json } = input.options;
	if (json) return { text: leadsAsJson(leadsOf(due())), note: "" };
	const settings = await textSettings(input);
	if (csv) {
		const column = { "erased from": ({ erasedFrom }: EndingLead) => erasedFrom.toISOString() };
		return { text: leadsAsCsv(() => leadsOf(due()), settings.stageNames, column), note: "" };
	}
	const erased = async function* () {
		for await (const page of due()) yield page.map((one) => dueAsText(one, settings));
	};
	return {
		text: paragraphs(erased(), none),
		note: `The service erases these by itself. Where there was contact in the last ${retentionMonths} months: npm run leads -- contact SL-…`,
	};
}

async function asAsked(input: CommandInput, read: () => LeadPages): Promise<Report["text"]> {
	if (input.options.json) return leadsAsJson(read());
	const settings = await textSettings(input);
	if (input.options.csv) return leadsAsCsv(read, settings.stageNames);
	const asText = async function* () {
		for await (const page of read()) yield page.map((lead) => leadAsText(lead, settings));
	};
	return paragraphs(asText(), "No leads yet.");
}

/** A lead with the moment from which it is erased, if it is announced by now. */
interface EndingLead extends ListedLead {
	readonly erasedFrom: Date;
}

async function* leadsOf(due: AsyncIterable<readonly DueLead[]>): AsyncGenerator<readonly EndingLead[]> {
	for await (const page of due) yield page.map(({ lead, erasedFrom }) => ({ ...lead, erasedFrom }));
}

function dueAsText({ lead, erasedFrom }: DueLead, settings: TextSettings): string {
	return `${leadAsText(lead, settings)}\n  erased from ${settings.clock(erasedFrom)}`;
}

async function* paragraphs(pages: AsyncIterable<readonly string[]>, none: string): AsyncGenerator<string> {
	let separator = "";
	for await (const page of pages) {
		if (page.length === 0) continue;
		yield separator + page.join("\n\n");
		separator = "\n\n";
	}
	yield separator === "" ? `${none}\n` : "\n";
}

async function textSettings({ settings }: CommandInput): Promise<TextSettings> {
	return { now: new Date(), clock: localTime, stageNames: await readStageNames(settings.buildFolder) };
}
