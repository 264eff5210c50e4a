import type { Database } from "#server/database/database.ts";
import { noteErasure } from "#server/leads/erase-leads.ts";
import { LeadChangedError } from "#server/leads/lead-events.ts";
import { onCurrentLead } from "#server/leads/on-current-lead.ts";
import { separateParts } from "#server/leads/separate-parts.ts";
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
	let erased = 0;
	for (const { lead, erasedFrom } of page)
		if (erasedFrom <= now && (await eraseOne(database, lead, now))) erased++;
	return erased;
}

/** A transaction for each: one lead that others keep changing at the same moment is left for the next round, and holds up no other. */
async function eraseOne(database: Database, lead: DueLead["lead"], now: Date): Promise<boolean> {
	try {
		return await onCurrentLead(database, async (transaction) => {
			const gone = await transaction
				.deleteFrom("leads")
				.where("id", "=", lead.id)
				// Contact that was recorded since the page was read has taken the announcement back.
				.where("erasure_announced_at", "is not", null)
				.returning(["reference", "is_sample"])
				.executeTakeFirst();
			if (gone === undefined) return false;
			await noteErasure(transaction, gone, now);
			await separateParts(transaction, lead, now);
			return true;
		});
	} catch (error) {
		if (error instanceof LeadChangedError) return false;
		throw error;
	}
}
