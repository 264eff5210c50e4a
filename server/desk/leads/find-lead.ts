import type { Kysely, Transaction } from "kysely";
import type { Tables } from "#server/database/tables.ts";
import { DeskError } from "#server/desk/http/desk-error.ts";
import type { LeadRow } from "#server/leads/inbox-columns.ts";

export async function findLead(kysely: Kysely<Tables>, id: string): Promise<LeadRow> {
	const row = await kysely.selectFrom("leads").selectAll().where("id", "=", id).executeTakeFirst();
	if (row === undefined) throw new DeskError("not-found");
	return row;
}

/** Finds a lead that no one else changes before the transaction ends, by a change to what it is: SQLite has no other lock of a row. */
export async function lockLead(transaction: Transaction<Tables>, id: string): Promise<LeadRow> {
	const lock = transaction.updateTable("leads").set(({ ref }) => ({ merged_into: ref("merged_into") }));
	const row = await lock.where("id", "=", id).returningAll().executeTakeFirst();
	if (row === undefined) throw new DeskError("not-found");
	return row;
}
