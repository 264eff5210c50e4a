import type { LeadPages } from "#server/leads/list-leads.ts";
import { readinessSummary } from "#server/leads/readiness-summary.ts";

/** A list that a program reads, with the head of each assessment's report; piece by piece. */
export async function* leadsAsJson(pages: LeadPages): AsyncGenerator<string> {
	let separator = "";
	yield "[";
	for await (const page of pages) {
		for (const lead of page) {
			const item = JSON.stringify({ ...lead, readiness: readinessSummary(lead) }, null, "\t");
			yield `${separator}\n\t${item.replaceAll("\n", "\n\t")}`;
			separator = ",";
		}
	}
	yield separator === "" ? "]\n" : "\n]\n";
}
