import { retentionEndsAt } from "#domain/leads/deadlines.ts";
import type { Lead } from "#domain/leads/lead.ts";
import type { Database } from "#server/database/database.ts";
import { leadOfRow } from "#server/leads/lead-of-row.ts";

/** The leads, newest first. Suspected ones and those marked as spam only when they are asked for. */
export async function listLeads({ kysely }: Database, { withSpam }: { withSpam: boolean }): Promise<Lead[]> {
	const all = kysely.selectFrom("leads").selectAll().orderBy("received_at", "desc").orderBy("id");
	const rows = await (withSpam ? all : all.where("state", "<>", "spam")).execute();
	return rows.map(leadOfRow);
}

/** Those, suspected ones too, whose time is over unless there was contact since they arrived; oldest first. */
export async function listLeadsPastRetention(database: Database, now: Date): Promise<Lead[]> {
	const leads = await listLeads(database, { withSpam: true });
	return leads.filter(({ receivedAt }) => retentionEndsAt(receivedAt) <= now).toReversed();
}

export async function countSpam({ kysely }: Database): Promise<number> {
	const { count } = await kysely
		.selectFrom("leads")
		.select(({ fn }) => fn.countAll<number | bigint | string>().as("count"))
		.where("state", "=", "spam")
		.executeTakeFirstOrThrow();
	return Number(count);
}
