import { setTimeout as wait } from "node:timers/promises";
import type { Database } from "#server/database/database.ts";
import type { DeskContext } from "#server/desk/desk-context.ts";
import { logEvent } from "#server/log/log-event.ts";

/** Milliseconds, well below those after which an answer that says nothing is given up. */
const answerTimeout = 10_000;

/**
 * False also when the database's files are not written again in time for an answer: the work goes on, and the log says how it
 * ended.
 * @param references of the leads whose bytes are to go
 */
export async function vacuumInTime(
	{ database, later }: Pick<DeskContext, "later"> & { readonly database: Pick<Database, "vacuum"> },
	references: readonly string[],
	milliseconds = answerTimeout,
): Promise<boolean> {
	const written = database.vacuum();
	const inTime = await Promise.race([written, wait(milliseconds, null, { ref: false })]);
	if (inTime !== null) return inTime;
	later(async () => logEvent("erasure", { hasLeftNoBytes: await written, references }));
	return false;
}
