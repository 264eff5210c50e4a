import type { Database } from "#server/database/database.ts";
import { recordEvent } from "#server/leads/lead-events.ts";
import { leadOfRow } from "#server/leads/lead-of-row.ts";

/**
 * Marks leads as answered, suspected ones too, and records that there was contact with their senders. All of them, or none
 * and an error whose message is for the person who asked.
 */
export async function markReplied(
	database: Database,
	references: readonly string[],
	now: Date,
): Promise<void> {
	await database.transaction(async (transaction) => {
		const rows = await transaction
			.selectFrom("leads")
			.selectAll()
			.where("reference", "in", references)
			.execute();
		const unknown = references.filter((reference) => !rows.some((row) => row.reference === reference));
		if (unknown.length > 0)
			throw new Error(`No lead has the reference ${unknown.join(" or ")}. Nothing was changed.`);
		const metadata = { person: null, at: now };
		for (const row of rows) {
			const what = { kind: "state", from: leadOfRow(row).state, to: "replied" } as const;
			// When the answer was given is not known, so it counts in no reply time.
			const contact = { last_contact_at: metadata.at.toISOString(), erasure_announced_at: null };
			await recordEvent(transaction, row, metadata, what, {
				...contact,
				state: "replied",
				reply_due_at: null,
			});
		}
	});
}
