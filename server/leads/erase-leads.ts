import type { Transaction } from "kysely";
import type { Database } from "#server/database/database.ts";
import type { Tables } from "#server/database/tables.ts";
import type { LeadRow } from "#server/leads/inbox-columns.ts";
import { lockLeads } from "#server/leads/lock-leads.ts";
import { queueLeadErased } from "#server/webhooks/lead-webhooks.ts";

/** The note that is left of an erased lead. */
interface Erasure {
	readonly reference: string;
	readonly erasedAt: Date;
}

interface Erased {
	readonly erasures: readonly Erasure[];
	/** False when the database's files may still contain what was erased: another program holds them, or their disk has no room. */
	readonly hasLeftNoBytes: boolean;
}

/**
 * Erases leads with everything that was stored about them and with what was merged into them, and leaves a dated note of
 * each; one that was erased before keeps its date. All of them, or none and an error whose message is for the person who
 * asked.
 * @param record writes what else is stored of the erasure, with it or not at all
 */
export async function eraseLeads(
	database: Database,
	references: readonly string[],
	now: Date,
	record: (transaction: Transaction<Tables>) => Promise<void> = async () => {},
): Promise<Erased> {
	const erasures = await database.transaction(async (transaction) => {
		const found = new Map<string, Erasure | null>();
		const parts = await partsOf(transaction, references);
		// Once each: of a sample no note would be found the second time.
		for (const reference of new Set([...references, ...parts]))
			found.set(reference, await eraseLead(transaction, reference, now));
		const unknown = references.filter((reference) => found.get(reference) === null);
		if (unknown.length > 0)
			throw new Error(`No lead has the reference ${unknown.join(" or ")}. Nothing was erased.`);
		await record(transaction);
		return [...found.values()].filter((erasure) => erasure !== null);
	});
	return { erasures, hasLeftNoBytes: await database.vacuum() };
}

/**
 * Throws where a lead is part of another that is not named too: that one would still hold the same person's data, also what it has
 * taken over. The message is for the person who asked.
 */
export async function refuseParts({ kysely }: Database, references: readonly string[]): Promise<void> {
	const parts = await kysely
		.selectFrom("leads as part")
		.innerJoin("leads as whole", "whole.id", "part.merged_into")
		.select(["part.reference as part", "whole.reference as whole"])
		.where("part.reference", "in", references)
		.where("whole.reference", "not in", references)
		.execute();
	if (parts.length === 0) return;
	const named = parts.map(({ part, whole }) => `${part} is part of ${whole}`).join(", and ");
	const wholes = [...new Set(parts.map(({ whole }) => whole))].join(" ");
	throw new Error(
		`${named}. Nothing was erased: give ${wholes} to erase all of it, or separate them at the desk first.`,
	);
}

/** The references of what was merged into these leads, also by a merge that was under way. */
async function partsOf(transaction: Transaction<Tables>, references: readonly string[]): Promise<string[]> {
	// A merge that has begun ends first, and none begins.
	await lockLeads(transaction).where("reference", "in", references).execute();
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
	const lead = await transaction
		.deleteFrom("leads")
		.where("reference", "=", reference)
		.returning(["reference", "is_sample"])
		.executeTakeFirst();
	if (lead !== undefined) await noteErasure(transaction, lead, now);
	if (lead?.is_sample === 1) return { reference, erasedAt: now };
	const note = await transaction
		.selectFrom("erasures")
		.select("erased_at")
		.where("reference", "=", reference)
		.executeTakeFirst();
	return note === undefined ? null : { reference, erasedAt: new Date(note.erased_at) };
}

/**
 * Leaves the note that is all that is left of a lead, and tells those who have heard of it. Of a sample no one has, and the next one
 * has its reference.
 */
export async function noteErasure(
	transaction: Transaction<Tables>,
	{ reference, is_sample: isSample }: Pick<LeadRow, "reference" | "is_sample">,
	now: Date,
): Promise<void> {
	if (isSample === 1) return;
	await transaction.insertInto("erasures").values({ reference, erased_at: now.toISOString() }).execute();
	await queueLeadErased(transaction, reference, now);
}
