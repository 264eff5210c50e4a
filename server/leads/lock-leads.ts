import type { Transaction } from "kysely";
import type { Tables } from "#server/database/tables.ts";

/** An update of leads that no one else changes before the transaction ends, by a change to what they are: SQLite has no other lock of a row. */
export function lockLeads(transaction: Transaction<Tables>) {
	return transaction.updateTable("leads").set(({ ref }) => ({ merged_into: ref("merged_into") }));
}
