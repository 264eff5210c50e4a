import type { Database } from "#server/database/database.ts";

/** Marks leads as answered, suspected ones too: all of them, or none and an error that names those that there are not. */
export async function markReplied({ kysely }: Database, references: readonly string[]): Promise<void> {
	await kysely.transaction().execute(async (transaction) => {
		const marked = await transaction
			.updateTable("leads")
			.set({ state: "replied" })
			.where("reference", "in", references)
			.returning("reference")
			.execute();
		const found = new Set(marked.map(({ reference }) => reference));
		const unknown = references.filter((reference) => !found.has(reference));
		if (unknown.length > 0)
			throw new Error(`No lead has the reference ${unknown.join(" or ")}. Nothing was changed.`);
	});
}
