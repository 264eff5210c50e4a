import type { Database } from "#server/database/database.ts";
import type { Endpoint, EndpointState } from "#server/webhooks/endpoints.ts";

/** What becomes of an event whose endpoint hears no more; it can be retried by hand. */
export const switchedOff = { state: "failed", problem: "Its endpoint was switched off." } as const;

/** Switches an endpoint. What waits for one that hears no more has failed; `on` again, it can be retried by hand. */
export async function switchEndpoint(
	database: Database,
	{ id }: Pick<Endpoint, "id">,
	state: EndpointState,
	now: Date,
): Promise<void> {
	await database.transaction(async (transaction) => {
		await transaction.updateTable("webhook_endpoints").set({ state }).where("id", "=", id).execute();
		if (state === "on") return;
		await transaction
			.updateTable("outbox")
			.set({ ...switchedOff, settled_at: now.toISOString() })
			.where("kind", "=", "webhook")
			.where("recipient", "=", id)
			.where("state", "=", "waiting")
			.execute();
	});
}

/**
 * Removes an endpoint with its secrets and all that was to be sent to it. What it was sent stays noted under its host: a person may
 * ask whom their words were passed on to.
 */
export async function removeEndpoint(
	database: Database,
	{ id, url }: Pick<Endpoint, "id" | "url">,
): Promise<void> {
	await database.transaction(async (transaction) => {
		await transaction.deleteFrom("webhook_endpoints").where("id", "=", id).execute();
		await transaction
			.updateTable("outbox")
			.set({ recipient: new URL(url).host })
			.where("kind", "=", "webhook")
			.where("recipient", "=", id)
			.where("state", "in", ["sending", "sent"])
			.execute();
		await transaction
			.deleteFrom("outbox")
			.where("kind", "=", "webhook")
			.where("recipient", "=", id)
			.execute();
	});
}
