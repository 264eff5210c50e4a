import { randomUUID } from "node:crypto";
import type { WebhookEvent } from "#domain/webhooks/webhook-event.ts";
import type { Database } from "#server/database/database.ts";
import type { Settings } from "#server/settings.ts";
import { type Endpoint, shownUrl } from "#server/webhooks/endpoints.ts";
import { createWebhookChannel } from "#server/webhooks/webhook-channel.ts";

/** Sends an event that is about no lead, now, and returns a sentence; throws with one when it was not taken. */
export async function sendTest(
	database: Database,
	{ webhooks }: Settings,
	{ id, url }: Endpoint,
	now: Date,
): Promise<string> {
	const event: WebhookEvent = { type: "test", timestamp: now.toISOString(), data: {} };
	const message = {
		envelope: { from: "", to: [id] },
		messageId: `msg_${randomUUID().replaceAll("-", "")}`,
		message: JSON.stringify(event),
	};
	const channel = createWebhookChannel({ database, limits: webhooks });
	const never = new AbortController().signal;
	const { kind, text } = await channel.send(message, async () => undefined, never);
	if (kind !== "sent") throw new Error(`Not taken by ${shownUrl(url)}: ${text}`);
	return `Taken by ${shownUrl(url)}: ${text}`;
}
