import { setTimeout as pause } from "node:timers/promises";

const longestWait = 2000;
/** SQLite's own codes. */
const busy = 5;
const full = 13;

/** The database was locked by another process for longer than a visitor should wait. */
export class DatabaseBusyError extends Error {}

/**
 * Runs one statement, and again while another process holds the lock, for two seconds at most. SQLite's own waiting
 * would hold up every visitor, so it is short, and the others are served in the pauses between the attempts.
 */
export async function retryWhileBusy<Result>(attempt: () => Result): Promise<Result> {
	const deadline = performance.now() + longestWait;
	for (;;) {
		try {
			return attempt();
		} catch (error) {
			if (codeOf(error) !== busy) throw error;
			if (performance.now() > deadline)
				throw new DatabaseBusyError("The database is locked", { cause: error });
		}
		await pause(20 + 30 * Math.random());
	}
}

/** Whether an error means that the database takes no writes for now, and not that something is wrong with them. */
export function isUnavailable(error: unknown): boolean {
	return error instanceof DatabaseBusyError || codeOf(error) === full;
}

function codeOf(error: unknown): number | null {
	if (!(error instanceof Error) || !("errcode" in error) || typeof error.errcode !== "number") return null;
	// The low byte is the code; the rest says more about it.
	return error.errcode & 0xff;
}
