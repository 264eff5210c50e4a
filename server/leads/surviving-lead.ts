import type { Kysely } from "kysely";
import type { Tables } from "#server/database/tables.ts";
import type { LeadRow } from "#server/leads/inbox-columns.ts";

/** A lead, or the one into which it was merged. */
export async function survivingLead(kysely: Kysely<Tables>, id: string): Promise<LeadRow | null> {
	const seen = new Set<string>();
	for (let next: string | null = id; next !== null && !seen.has(next); ) {
		seen.add(next);
		const row: LeadRow | undefined = await kysely
			.selectFrom("leads")
			.selectAll()
			.where("id", "=", next)
			.executeTakeFirst();
		if (row === undefined) return null;
		if (row.merged_into === null) return row;
		next = row.merged_into;
	}
	return null;
}
