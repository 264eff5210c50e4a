import type { Kysely } from "kysely";
import type { Lead } from "#domain/leads/lead.ts";
import type { Database } from "#server/database/database.ts";
import type { Tables } from "#server/database/tables.ts";
import { leadOfRow } from "#server/leads/lead-of-row.ts";

/** A lead as it is listed, where others can have taken it in. */
export interface ListedLead extends Lead {
	/** The reference of the lead into which it was merged; null for one of its own. */
	readonly partOf: string | null;
}

/** Some leads at a time, so that memory does not grow with their number. */
export type LeadPages = AsyncIterable<readonly ListedLead[]>;

const pageSize = 200;

/** The leads, newest first. Suspected ones and those marked as spam only when they are asked for. */
export async function* listLeads(
	{ kysely }: Database,
	{ withSpam }: { withSpam: boolean },
): AsyncGenerator<readonly ListedLead[]> {
	const all = selectListed(kysely);
	const wanted = (withSpam ? all : all.where("leads.state", "<>", "spam"))
		.orderBy("leads.received_at", "desc")
		.orderBy("leads.id", "desc")
		.limit(pageSize);
	let page = await wanted.execute();
	for (let last = page.at(-1); last !== undefined; last = page.at(-1)) {
		yield page.map(listedLead);
		const { received_at: receivedAt, id } = last;
		page = await wanted
			.where(({ eb, refTuple, tuple }) =>
				eb(refTuple("leads.received_at", "leads.id"), "<", tuple(receivedAt, id)),
			)
			.execute();
	}
}

/** The rows of leads, of which `listedLead` makes what is listed. */
export function selectListed(kysely: Kysely<Tables>) {
	return kysely
		.selectFrom("leads")
		.leftJoin("leads as whole", "whole.id", "leads.merged_into")
		.selectAll("leads")
		.select("whole.reference as part_of");
}

export function listedLead(row: { readonly part_of: string | null }): ListedLead {
	const lead = leadOfRow(row);
	const partOf = row.part_of;
	// The one that has taken it in owes the reply.
	return { ...lead, partOf, replyDueAt: partOf === null ? lead.replyDueAt : null };
}

export async function countSpam({ kysely }: Database): Promise<number> {
	const { count } = await kysely
		.selectFrom("leads")
		.select(({ fn }) => fn.countAll<number | bigint | string>().as("count"))
		.where("state", "=", "spam")
		.executeTakeFirstOrThrow();
	return Number(count);
}
