import type { Kysely } from "kysely";
import type { Tables } from "#server/database/tables.ts";

export type ArrivedLead = Awaited<ReturnType<typeof leadsSince>>[number];

/** What figures about leads are computed from. Spam and samples count nowhere. */
export function leadsSince(kysely: Kysely<Tables>, from: string) {
	return kysely
		.selectFrom("leads")
		.select([
			"id",
			"form",
			"page",
			"state",
			"merged_into",
			"received_at",
			"first_reply_at",
			"first_reply_office",
		])
		.where("received_at", ">=", from)
		.where("state", "<>", "spam")
		.where("is_sample", "=", 0)
		.execute();
}
