import type { Kysely, Transaction } from "kysely";
import type { Tables } from "#server/database/tables.ts";
import { DeskError } from "#server/desk/http/desk-error.ts";
import type { LeadRow } from "#server/leads/inbox-columns.ts";
import { lockLeads } from "#server/leads/lock-leads.ts";

export async function findLead(kysely: Kysely<Tables>, id: string): Promise<LeadRow> {
	const row = await kysely.selectFrom("leads").selectAll().where("id", "=", id).executeTakeFirst();
	if (row === undefined) throw new DeskError("not-found");
	return row;
}

/** Finds a lead that no one else changes before the transaction ends. */
export async function lockLead(transaction: Transaction<Tables>, id: string): Promise<LeadRow> {
	const row = await lockLeads(transaction).where("id", "=", id).returningAll().executeTakeFirst();
	if (row === undefined) throw new DeskError("not-found");
	return row;
}
