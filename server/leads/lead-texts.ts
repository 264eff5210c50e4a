import type { Transaction } from "kysely";
import type { Tables } from "#server/database/tables.ts";
import type { LeadRow } from "#server/leads/inbox-columns.ts";
import { leadOfRow } from "#server/leads/lead-of-row.ts";

type Given = Parameters<typeof leadOfRow>[0] & Pick<LeadRow, "reference">;

/** What a search looks through in a lead: its reference, what was typed, and the texts that were added since. */
export function searchedText(row: Given, added: readonly string[] = []): string {
	return [row.reference, ...Object.values(leadOfRow(row).values).flat(), ...added]
		.filter((text) => text !== "")
		.join("\n");
}

/** Adds a note, a reply or an answer to what a search of the lead looks through. */
export async function addSearchedText(
	transaction: Transaction<Tables>,
	leadId: string,
	added: string,
): Promise<void> {
	await transaction
		.updateTable("lead_texts")
		.set(({ ref, eb }) => ({ content: eb(ref("content"), "||", `\n${added}`) }))
		.where("lead_id", "=", leadId)
		.execute();
}
