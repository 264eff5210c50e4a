import { setTimeout as pause } from "node:timers/promises";

const longestWait = 2000;
const sqliteBusy = 5;

/** The database was locked by another process for longer than a visitor should wait. */
export class DatabaseBusyError extends Error {}

/**
 * Runs one statement, and again while another process holds the lock, for two seconds at most. SQLite's own waiting
 * would hold up every visitor, so it is kept short and the pauses between the attempts are given to the others.
 */
export async function retryWhileBusy<Result>(attempt: () => Result): Promise<Result> {
	const deadline = performance.now() + longestWait;
	for (;;) {
		try {
			return attempt();
		} catch (error) {
			if (!isBusy(error)) throw error;
			if (performance.now() > deadline)
				throw new DatabaseBusyError("The database is locked", { cause: error });
		}
		await pause(20 + 30 * Math.random());
	}
}

function isBusy(error: unknown): boolean {
	if (!(error instanceof Error) || !("errcode" in error) || typeof error.errcode !== "number") return false;
	// The low byte is the code; the rest says more about it.
	return (error.errcode & 0xff) === sqliteBusy;
}
