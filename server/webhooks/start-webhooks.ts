import type { Kysely } from "kysely";
import { day, month } from "#domain/durations.ts";
import type { Database } from "#server/database/database.ts";
import type { Tables } from "#server/database/tables.ts";
import { type OutboxWorker, startOutboxWorker } from "#server/outbox/outbox-worker.ts";
import type { Settings } from "#server/settings.ts";
import { createWebhookChannel } from "#server/webhooks/webhook-channel.ts";

/** Starts to send what programs wait for. Endpoints are in the database, so one that is added later is served too. */
export function startWebhooks({ webhooks }: Settings, database: Database): OutboxWorker {
	const channel = createWebhookChannel({ database, limits: webhooks });
	let forgotten = 0;
	const beforeLook = async (now: Date) => {
		if (now.getTime() - forgotten < day) return;
		forgotten = now.getTime();
		await forgetOld(database.kysely, now);
	};
	return startOutboxWorker({ database, kind: "webhook", channel, beforeLook });
}

/**
 * Deletes what was sent of erasures a month ago, as it belongs to no lead that would take it along, and what was stored for an
 * endpoint at the moment at which it was removed: no one could have that sent any more.
 */
async function forgetOld(kysely: Kysely<Tables>, now: Date): Promise<void> {
	await kysely
		.deleteFrom("outbox")
		.where("kind", "=", "webhook")
		.where("state", "=", "failed")
		.where("recipient", "not in", kysely.selectFrom("webhook_endpoints").select("id"))
		.execute();
	await kysely
		.deleteFrom("outbox")
		.where("kind", "=", "webhook")
		.where("lead_id", "is", null)
		.where("settled_at", "<", new Date(now.getTime() - month).toISOString())
		.execute();
}
