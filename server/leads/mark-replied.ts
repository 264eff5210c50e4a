import type { Database } from "#server/database/database.ts";

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
		const marked = await transaction
			.updateTable("leads")
			.set({ state: "replied", last_contact_at: now.toISOString(), erasure_announced_at: null })
			.where("reference", "in", references)
			.returning("reference")
			.execute();
		const found = new Set(marked.map(({ reference }) => reference));
		const unknown = references.filter((reference) => !found.has(reference));
		if (unknown.length > 0)
			throw new Error(`No lead has the reference ${unknown.join(" or ")}. Nothing was changed.`);
	});
}
