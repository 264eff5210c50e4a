import type { Transaction } from "kysely";
import type { Database } from "#server/database/database.ts";
import type { Tables } from "#server/database/tables.ts";
import { tellErased } from "#server/webhooks/lead-webhooks.ts";

/** The note that is left of an erased lead. */
export interface Erasure {
	readonly reference: string;
	readonly erasedAt: Date;
}

/**
 * Erases leads with everything that was stored about them and with what was merged into them, and leaves a dated note of
 * each; one that was erased before keeps its date. All of them, or none and an error whose message is for the person who
 * asked.
 */
export async function eraseLeads(
	database: Database,
	references: readonly string[],
	now: Date,
): Promise<Erasure[]> {
	const erasures = await database.transaction(async (transaction) => {
		const found = new Map<string, Erasure | null>();
		const parts = await partsOf(transaction, references);
		for (const reference of [...references, ...parts])
			found.set(reference, await eraseLead(transaction, reference, now));
		const unknown = references.filter((reference) => found.get(reference) === null);
		if (unknown.length > 0)
			throw new Error(`No lead has the reference ${unknown.join(" or ")}. Nothing was erased.`);
		return [...found.values()].filter((erasure) => erasure !== null);
	});
	if (await database.leaveNoBytes()) return erasures;
	throw new Error(
		"Erased, but another program holds the database, and its files may still contain what was erased. " +
			"Once that program has finished, give the same command again.",
	);
}

/** The references of what was merged into these leads. */
async function partsOf(transaction: Transaction<Tables>, references: readonly string[]): Promise<string[]> {
	const whole = transaction.selectFrom("leads").select("id").where("reference", "in", references);
	const parts = transaction.selectFrom("leads").select("reference").where("merged_into", "in", whole);
	return (await parts.execute()).map(({ reference }) => reference);
}

/** Null when there neither is nor was such a lead. What recognises its repeats is deleted with it. */
async function eraseLead(
	transaction: Transaction<Tables>,
	reference: string,
	now: Date,
): Promise<Erasure | null> {
	const { numDeletedRows } = await transaction
		.deleteFrom("leads")
		.where("reference", "=", reference)
		.executeTakeFirstOrThrow();
	if (numDeletedRows > 0) await noteErasure(transaction, reference, now);
	const note = await transaction
		.selectFrom("erasures")
		.select("erased_at")
		.where("reference", "=", reference)
		.executeTakeFirst();
	return note === undefined ? null : { reference, erasedAt: new Date(note.erased_at) };
}

/** Leaves the note that is all that is left of a lead, and tells those who have heard of it. */
export async function noteErasure(
	transaction: Transaction<Tables>,
	reference: string,
	now: Date,
): Promise<void> {
	await transaction.insertInto("erasures").values({ reference, erased_at: now.toISOString() }).execute();
	await tellErased(transaction, reference, now);
}
