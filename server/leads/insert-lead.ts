import { randomInt } from "node:crypto";
import type { Transaction } from "kysely";
import { leadReference } from "#domain/leads/reference.ts";
import type { LeadInboxColumns } from "#server/database/desk-tables.ts";
import type { Tables } from "#server/database/tables.ts";
import { inboxColumnsOfRow, type LeadRow } from "#server/leads/inbox-columns.ts";
import { writeReceived } from "#server/leads/lead-events.ts";

/**
 * Writes a lead, with the first event of its timeline, under a reference that no other lead has, and returns the reference.
 * @param storedAt when the event is noted, where the lead was received before
 */
export async function insertLead(
	transaction: Transaction<Tables>,
	row: Omit<LeadRow, "reference" | keyof LeadInboxColumns>,
	storedAt = new Date(row.received_at),
): Promise<string> {
	for (;;) {
		const reference = leadReference(randomInt);
		const lead = { ...row, reference };
		const { numInsertedOrUpdatedRows } = await transaction
			.insertInto("leads")
			.values({ ...lead, ...inboxColumnsOfRow(lead) })
			.onConflict((conflict) => conflict.column("reference").doNothing())
			.executeTakeFirst();
		if (!numInsertedOrUpdatedRows) continue;
		await writeReceived(transaction, lead, storedAt);
		return reference;
	}
}
