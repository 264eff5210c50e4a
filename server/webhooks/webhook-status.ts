import type { Database } from "#server/database/database.ts";
import { countUndelivered } from "#server/outbox/list-outbox.ts";
import { listEndpoints } from "#server/webhooks/endpoints.ts";

/** What the person who starts the service should know of its webhooks. */
export async function webhookStatus({ kysely }: Database): Promise<string> {
	const endpoints = await listEndpoints(kysely);
	if (endpoints.length === 0) return "none";
	const on = endpoints.filter(({ state }) => state === "on").length;
	const failed = await countUndelivered(kysely, "webhook");
	const trouble = failed === 0 ? "" : `, ${failed} events failed: npm run webhooks -- list`;
	return `${on} of ${endpoints.length} endpoints are on${trouble}`;
}
