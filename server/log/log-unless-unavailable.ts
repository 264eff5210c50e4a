import type { Database } from "#server/database/database.ts";
import { describeFault } from "#server/log/fault.ts";
import { logEvent } from "#server/log/log-event.ts";

/** Logs a fault of work in the background, by the name of its part. A database that is away comes back by itself. */
export function logUnlessUnavailable(
	database: Pick<Database, "isUnavailable">,
	event: string,
	error: unknown,
): void {
	if (!database.isUnavailable(error)) logEvent(event, { ...describeFault(error) });
}
