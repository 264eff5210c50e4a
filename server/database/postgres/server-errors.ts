import { setTimeout as pause } from "node:timers/promises";
import { DatabaseError } from "pg";
import { DatabaseUnavailableError } from "#server/database/database-errors.ts";

/** How the server says that two transactions were in each other's way: a serialisation failure, a deadlock. */
const conflicts: readonly (string | undefined)[] = ["40001", "40P01"];

/**
 * What passes by itself: no connection (08), no room for data or connections (53), a read-only replica, a lock not given,
 * a statement stopped, a server that stops, has crashed or starts, and conflicts that would not end.
 */
const unavailable = /^(08...|53...|25006|55P03|57014|57P0[123]|40001|40P01)$/;

/** Milliseconds for which conflicts are tried again. */
const maxRetryTime = 4000;

/** Runs a transaction, and again while the server finds that it conflicts with another. */
export async function retryConflicts<Result>(attempt: () => Promise<Result>): Promise<Result> {
	const deadline = performance.now() + maxRetryTime;
	for (;;) {
		try {
			return await attempt();
		} catch (error) {
			if (!conflicts.includes(codeOf(error)) || performance.now() > deadline) throw error;
		}
		await pause(5 + 45 * Math.random());
	}
}

export function isUnavailable(error: unknown): boolean {
	return error instanceof DatabaseUnavailableError || unavailable.test(codeOf(error) ?? "");
}

function codeOf(error: unknown): string | undefined {
	return error instanceof DatabaseError ? error.code : undefined;
}
