import type { Database } from "#server/database/database.ts";
import { sendDue } from "#server/outbox/outbox-worker.ts";
import { readSettings } from "#server/settings.ts";
import { addEndpoint, type Endpoint } from "#server/webhooks/endpoints.ts";
import type { PostLimits } from "#server/webhooks/post-webhook.ts";
import { createWebhookChannel } from "#server/webhooks/webhook-channel.ts";

/** The setting of a service that may send to receivers on this machine. */
export const toThisMachine = { WEBHOOK_PRIVATE_NETWORKS: "127.0.0.0/8" };

/** What a worker does when it looks at the outbox at a moment. */
export function webhookWorker(database: Database, limits: Partial<PostLimits> = {}) {
	const { allowed } = readSettings(toThisMachine).webhooks;
	let moment = new Date();
	const now = () => moment;
	const channel = createWebhookChannel({ database, limits: { allowed, ...limits }, now });
	const work = { database, kind: "webhook", channel, beforeLook: async () => undefined, now } as const;
	return {
		lookAt: (at: Date) => {
			moment = at;
			return sendDue(work, new AbortController().signal);
		},
	};
}

export function endpointAt({ kysely }: Database, url: URL): Promise<Endpoint> {
	return addEndpoint(kysely, url, null, new Date());
}

/** The secret that signs for an endpoint. */
export function secretOf({ secrets: [first] }: Endpoint): string {
	if (first === undefined) throw new Error("The endpoint has no secret");
	return first.secret;
}

/** What is stored to be sent to programs, oldest first. */
export function webhooksIn({ kysely }: Database) {
	return kysely
		.selectFrom("outbox")
		.selectAll()
		.where("kind", "=", "webhook")
		.orderBy("created_at")
		.orderBy("id")
		.execute();
}
