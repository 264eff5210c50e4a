import type { Kysely } from "kysely";
import type { Tables } from "#server/database/tables.ts";
import { entriesOf } from "#server/desk/leads/timeline.ts";
import type { LeadRow } from "#server/leads/inbox-columns.ts";
import { firstEventOf } from "#server/leads/lead-events.ts";
import { survivingLead } from "#server/leads/surviving-lead.ts";

/**
 * The lead of another address that a mail named when it came, or the one into which that was merged. Null when there is none, and
 * once both have one address or are one lead.
 */
export async function namedLead(
	kysely: Kysely<Tables>,
	{ id, email }: Pick<LeadRow, "id" | "email">,
): Promise<LeadRow | null> {
	const first = kysely.selectFrom("lead_events").selectAll().where("id", "=", firstEventOf(id));
	const [received] = entriesOf(await first.execute());
	if (received?.what.kind !== "received" || received.what.names === undefined) return null;
	const named = await survivingLead(kysely, received.what.names);
	return named === null || named.id === id || named.email === email ? null : named;
}

/** Whether a lead may take in another: of the same address, or the one that it names. */
export async function canBeOnePersons(
	kysely: Kysely<Tables>,
	into: LeadRow,
	from: LeadRow,
): Promise<boolean> {
	if (into.email === "") return false;
	return into.email === from.email || (await namedLead(kysely, into))?.id === from.id;
}
