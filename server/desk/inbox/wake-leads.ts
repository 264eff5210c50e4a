import type { Database } from "#server/database/database.ts";
import { recordEvent } from "#server/leads/lead-events.ts";
import { onCurrentLead } from "#server/leads/on-current-lead.ts";

const batchSize = 50;

/** Brings back the snoozed leads whose moment has come. Several replicas can do it: each lead comes back once. */
export async function wakeLeads(database: Database, at: Date): Promise<void> {
	const due = database.kysely
		.selectFrom("leads")
		.selectAll()
		.where("inbox", "=", "snoozed")
		.where("sort_key", "<=", at.toISOString())
		.limit(batchSize);
	if ((await due.execute()).length === 0) return;
	await onCurrentLead(database, async (transaction) => {
		for (const row of (await transaction.executeQuery(due)).rows) {
			const what = { kind: "snoozed", from: row.snoozed, to: null } as const;
			await recordEvent(transaction, row, { person: null, at }, what, { snoozed: null });
		}
	});
}
