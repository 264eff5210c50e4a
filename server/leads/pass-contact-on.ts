import type { Transaction } from "kysely";
import type { Tables } from "#server/database/tables.ts";
import type { LeadRow } from "#server/leads/inbox-columns.ts";

/**
 * What was merged into a lead has the same sender: contact counts for it too. Where it turns out that there was none, as by a reply that
 * was taken back, it counts for neither.
 */
export async function passContactOn(
	transaction: Transaction<Tables>,
	before: LeadRow,
	row: LeadRow,
): Promise<void> {
	const { last_contact_at, erasure_announced_at } = row;
	await transaction
		.updateTable("leads")
		.set({ last_contact_at, erasure_announced_at })
		.where("merged_into", "=", row.id)
		.where(({ eb, or }) =>
			or([eb("last_contact_at", "<", last_contact_at), eb("last_contact_at", "=", before.last_contact_at)]),
		)
		.execute();
}
