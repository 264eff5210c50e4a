import type { LeadPages } from "#server/leads/list-leads.ts";
import { readinessSummary } from "#server/leads/readiness-summary.ts";

/** A list that a program reads, with the head of each assessment's report; piece by piece. */
export async function* leadsAsJson(pages: LeadPages): AsyncGenerator<string> {
	let separator = "";
	yield "[";
	for await (const page of pages) {
		if (page.length === 0) continue;
		const items = page.map((lead) =>
			JSON.stringify({ ...lead, readiness: readinessSummary(lead) }, null, "\t"),
		);
		yield `${separator}\n\t${items.join(",\n").replaceAll("\n", "\n\t")}`;
		separator = ",";
	}
	yield separator === "" ? "]\n" : "\n]\n";
}
