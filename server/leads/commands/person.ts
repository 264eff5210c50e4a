import type { Lead } from "#domain/leads/lead.ts";
import type { Command } from "#server/leads/commands/command.ts";
import { leadsAsJson } from "#server/leads/leads-as-json.ts";
import { type LeadPages, listLeads } from "#server/leads/list-leads.ts";

export const person: Command = {
	operands: "mere@example.co.nz",
	summary: "all that is stored of who gave this mail address, as JSON, suspected leads too",
	takes: "one",
	beginsDatabase: false,
	async run({ database, operands: [address = ""] }) {
		return {
			text: leadsAsJson(leadsOf(listLeads(database, { withSpam: true }), address)),
			note: "Make sure that the address is theirs before you hand it over.",
		};
	},
};

async function* leadsOf(pages: LeadPages, address: string): AsyncGenerator<readonly Lead[]> {
	for await (const page of pages) yield page.filter(({ values }) => isSame(values["email"], address));
}

/** Upper and lower case count as the same: almost every mail server takes them so. */
function isSame(given: string | readonly string[] | undefined, address: string): boolean {
	return typeof given === "string" && given.trim().toLowerCase() === address.trim().toLowerCase();
}
