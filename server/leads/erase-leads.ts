import { setTimeout as pause } from "node:timers/promises";
import { sql, type Transaction } from "kysely";
import type { Database } from "#server/database/open-database.ts";
import { DatabaseBusyError } from "#server/database/retry-while-busy.ts";
import type { Tables } from "#server/database/tables.ts";

/** The note that stays of an erased lead. */
export interface Erasure {
	readonly reference: string;
	readonly erasedAt: Date;
}

/**
 * Erases leads with everything that was kept of them, and leaves a dated note of each; one that was erased before
 * keeps its date. All of them, or none and an error in words for the person who asked.
 */
export async function eraseLeads(
	database: Database,
	references: readonly string[],
	now: Date,
): Promise<Erasure[]> {
	const erasures = await database.transaction().execute(async (transaction) => {
		const found = new Map<string, Erasure | null>();
		for (const reference of references) found.set(reference, await eraseLead(transaction, reference, now));
		const unknown = references.filter((reference) => found.get(reference) === null);
		if (unknown.length > 0)
			throw new Error(`No lead has the reference ${unknown.join(" or ")}. Nothing was erased.`);
		return [...found.values()].filter((erasure) => erasure !== null);
	});
	if (await leaveNoBytes(database)) return erasures;
	throw new Error(
		"Erased, but another program holds the database, and its files may still contain what was erased. " +
			"Once that program has finished, give the same command again.",
	);
}

/** Null when there neither is nor was such a lead. What recognises its repeats leaves with it. */
async function eraseLead(
	database: Transaction<Tables>,
	reference: string,
	now: Date,
): Promise<Erasure | null> {
	const { numDeletedRows } = await database
		.deleteFrom("leads")
		.where("reference", "=", reference)
		.executeTakeFirstOrThrow();
	if (numDeletedRows > 0)
		await database.insertInto("erasures").values({ reference, erased_at: now.toISOString() }).execute();
	const note = await database
		.selectFrom("erasures")
		.select("erased_at")
		.where("reference", "=", reference)
		.executeTakeFirst();
	return note === undefined ? null : { reference, erasedAt: new Date(note.erased_at) };
}

/**
 * Whether no byte of what was deleted is left in the database's files. `secure_delete` overwrites a row where it stands, but
 * not the copies that stay behind when rows move between pages; so the file is written anew, and its log emptied.
 */
async function leaveNoBytes(database: Database): Promise<boolean> {
	// The other leads must not be copied into a folder that many programs use.
	await sql`pragma temp_store = memory`.execute(database);
	try {
		await sql`vacuum`.execute(database);
	} catch (error) {
		if (error instanceof DatabaseBusyError) return false;
		throw error;
	}
	for (let attempt = 0; attempt < 20; attempt++) {
		const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(database);
		if (rows[0]?.busy === 0) return true;
		await pause(100);
	}
	return false;
}
