import type { Transaction } from "kysely";
import type { Tables } from "#server/database/tables.ts";
import type { LeadRow } from "#server/leads/inbox-columns.ts";
import { recordEvent } from "#server/leads/lead-events.ts";

/** What was merged into an erased lead, and was not erased, is a lead of its own again: no one would find it otherwise. */
export async function separateParts(
	transaction: Transaction<Tables>,
	{ id, reference }: Pick<LeadRow, "id" | "reference">,
	now: Date,
): Promise<void> {
	const parts = await transaction.selectFrom("leads").selectAll().where("merged_into", "=", id).execute();
	const what = { kind: "unmerged", reference, lead: id } as const;
	for (const part of parts)
		await recordEvent(transaction, part, { person: null, at: now }, what, { merged_into: null });
}
