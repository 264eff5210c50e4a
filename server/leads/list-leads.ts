import type { Lead } from "#domain/leads/lead.ts";
import type { Database } from "#server/database/database.ts";
import { leadOfRow } from "#server/leads/lead-of-row.ts";

/** Some leads at a time, so that memory does not grow with their number. */
export type LeadPages = AsyncIterable<readonly Lead[]>;

const pageSize = 200;

/** The leads, newest first. Suspected ones and those marked as spam only when they are asked for. */
export async function* listLeads(
	{ kysely }: Database,
	{ withSpam }: { withSpam: boolean },
): AsyncGenerator<readonly Lead[]> {
	const all = kysely.selectFrom("leads").selectAll();
	const wanted = (withSpam ? all : all.where("state", "<>", "spam"))
		.orderBy("received_at", "desc")
		.orderBy("id", "desc")
		.limit(pageSize);
	let page = await wanted.execute();
	for (let last = page.at(-1); last !== undefined; last = page.at(-1)) {
		yield page.map(leadOfRow);
		const { received_at: receivedAt, id } = last;
		page = await wanted
			.where(({ eb, refTuple, tuple }) => eb(refTuple("received_at", "id"), "<", tuple(receivedAt, id)))
			.execute();
	}
}

export async function countSpam({ kysely }: Database): Promise<number> {
	const { count } = await kysely
		.selectFrom("leads")
		.select(({ fn }) => fn.countAll<number | bigint | string>().as("count"))
		.where("state", "=", "spam")
		.executeTakeFirstOrThrow();
	return Number(count);
}
