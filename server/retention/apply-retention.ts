import type { Transaction } from "kysely";
import type { Database } from "#server/database/database.ts";
import type { Tables } from "#server/database/tables.ts";
import { noteErasure } from "#server/leads/erase-leads.ts";
import { recordEvent } from "#server/leads/lead-events.ts";
import { type DueLead, listDueLeads } from "#server/retention/due-leads.ts";

/** What one round has done. */
interface Round {
	readonly announced: number;
	readonly erased: number;
	/** False when another program reads the database, whose files may then still contain what was erased. */
	readonly hasLeftNoBytes: boolean;
}

/**
 * Announces the leads whose time ends within the notice, and erases those whose time and notice are over. Several services
 * may do so at once on one database: each lead is announced and erased by one of them.
 * @param hadLeftNoBytes false when the round before has left bytes, which this one then removes
 * @param noteErased told of each erasure at once: of a round that then fails there is no `Round`
 */
export async function applyRetention(
	database: Database,
	now: Date,
	hadLeftNoBytes = true,
	noteErased: () => void = () => {},
): Promise<Round> {
	let announced = 0;
	let erased = 0;
	for await (const page of listDueLeads(database, now)) {
		announced += await announce(database, page, now);
		const gone = await erase(database, page, now);
		if (gone > 0) noteErased();
		erased += gone;
	}
	const hasLeftNoBytes = (erased === 0 && hadLeftNoBytes) || (await database.vacuum());
	return { announced, erased, hasLeftNoBytes };
}

async function announce(database: Database, page: readonly DueLead[], now: Date): Promise<number> {
	const ids = page.filter(({ announcedAt }) => announcedAt === null).map(({ lead }) => lead.id);
	if (ids.length === 0) return 0;
	const { numUpdatedRows } = await database.transaction((transaction) =>
		transaction
			.updateTable("leads")
			.set({ erasure_announced_at: now.toISOString() })
			.where("id", "in", ids)
			.where(({ eb, or }) =>
				or([eb("erasure_announced_at", "is", null), eb("erasure_announced_at", ">", now.toISOString())]),
			)
			.executeTakeFirstOrThrow(),
	);
	return Number(numUpdatedRows);
}

async function erase(database: Database, page: readonly DueLead[], now: Date): Promise<number> {
	const over = page.filter(({ erasedFrom }) => erasedFrom <= now);
	return database.transaction(async (transaction) => {
		let erased = 0;
		for (const { lead } of over) {
			const gone = await transaction
				.deleteFrom("leads")
				.where("id", "=", lead.id)
				// Contact that was recorded since the page was read has taken the announcement back.
				.where("erasure_announced_at", "is not", null)
				.returning(["reference", "is_sample"])
				.executeTakeFirst();
			if (gone === undefined) continue;
			await noteErasure(transaction, gone, now);
			await separateParts(transaction, lead, now);
			erased++;
		}
		return erased;
	});
}

/** What was merged into an erased lead, and has time left, is a lead of its own again: no one would find it otherwise. */
async function separateParts(
	transaction: Transaction<Tables>,
	{ id, reference }: DueLead["lead"],
	now: Date,
): Promise<void> {
	const parts = await transaction.selectFrom("leads").selectAll().where("merged_into", "=", id).execute();
	const what = { kind: "unmerged", reference, lead: id } as const;
	for (const part of parts)
		await recordEvent(transaction, part, { person: null, at: now }, what, { merged_into: null });
}
