import { setTimeout as pause } from "node:timers/promises";
import { DatabaseUnavailableError } from "#server/database/database-errors.ts";
import { sqliteCode, sqliteCodeOf } from "#server/database/sqlite/sqlite-errors.ts";

const maxWait = 2000;

/** The database was locked by another process for longer than a visitor should wait. */
export class DatabaseBusyError extends DatabaseUnavailableError {}

/**
 * Runs one statement, and again while another process holds the lock, for two seconds at most. SQLite's own waiting
 * would hold up every visitor, so it is short, and the others are served in the pauses between the attempts.
 */
export async function retryWhileBusy<Result>(attempt: () => Result): Promise<Result> {
	const deadline = performance.now() + maxWait;
	for (;;) {
		try {
			return attempt();
		} catch (error) {
			if (sqliteCodeOf(error) !== sqliteCode.busy) throw error;
			if (performance.now() > deadline)
				throw new DatabaseBusyError("The database is locked", { cause: error });
		}
		await pause(20 + 30 * Math.random());
	}
}
