import type { Kysely } from "kysely";
import type { Tables } from "#server/database/tables.ts";
import { DeskError } from "#server/desk/http/desk-error.ts";
import type { LeadRow } from "#server/leads/inbox-columns.ts";

export async function findLead(kysely: Kysely<Tables>, id: string): Promise<LeadRow> {
	const row = await kysely.selectFrom("leads").selectAll().where("id", "=", id).executeTakeFirst();
	if (row === undefined) throw new DeskError("not-found");
	return row;
}
