import type { Transaction } from "kysely";
import type { Database } from "#server/database/database.ts";
import type { Tables } from "#server/database/tables.ts";
import { LeadChangedError } from "#server/leads/lead-events.ts";

const maxAttempts = 5;

/** A transaction that begins again where another person changes the same lead at the same moment, and so finds what has come. */
export async function onCurrentLead<Result>(
	database: Database,
	work: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
	for (let attempt = 1; ; attempt++) {
		try {
			return await database.transaction(work);
		} catch (error) {
			if (!(error instanceof LeadChangedError) || attempt === maxAttempts) throw error;
		}
	}
}
