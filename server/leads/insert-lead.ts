import { randomInt } from "node:crypto";
import type { Transaction } from "kysely";
import { leadReference } from "#domain/leads/reference.ts";
import type { LeadInboxColumns } from "#server/database/desk-tables.ts";
import type { Tables } from "#server/database/tables.ts";
import { inboxColumnsOfRow, type LeadRow } from "#server/leads/inbox-columns.ts";
import { type Receipt, writeReceived } from "#server/leads/lead-events.ts";

/** Writes a lead, with the first event of its timeline, under a reference that no other lead has, and returns the reference. */
export async function insertLead(
	transaction: Transaction<Tables>,
	row: Omit<LeadRow, "reference" | keyof LeadInboxColumns>,
	receipt?: Receipt,
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
		await writeReceived(transaction, lead, receipt);
		return reference;
	}
}
