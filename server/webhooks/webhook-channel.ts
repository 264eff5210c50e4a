import type { Database } from "#server/database/database.ts";
import { logEvent } from "#server/log/log-event.ts";
import type { Channel, Outcome, StoredMessage } from "#server/outbox/outbox-item.ts";
import { type Endpoint, findEndpoint, validSecrets } from "#server/webhooks/endpoints.ts";
import { type PostLimits, postWebhook } from "#server/webhooks/post-webhook.ts";
import { switchEndpoint } from "#server/webhooks/switch-endpoint.ts";

/** Milliseconds for which an endpoint that did not answer is left alone, so that others need not wait for its silence. */
const cooldown = 30_000;

interface WebhookParts {
	readonly database: Database;
	readonly limits: PostLimits;
	readonly now?: () => Date;
}

/** How webhooks are sent. A receiver knows a repeat by its id, so one that may have arrived is simply sent again. */
export function createWebhookChannel({ database, limits, now = () => new Date() }: WebhookParts): Channel {
	/** Until when, by the id of the endpoint. */
	const cooling = new Map<string, Date>();
	const afterCooldown = () => new Date(now().getTime() + cooldown);
	return {
		prepare: async () => ({ kind: "superfluous", why: "It has no payload." }),
		async send(message, _handOver, signal) {
			const [id = ""] = message.envelope.to;
			const endpoint = await findEndpoint(database.kysely, id);
			if (endpoint?.state !== "on") return { kind: "refused", text: "Its endpoint is switched off." };
			const until = cooling.get(id);
			if (until !== undefined && until > now())
				return { kind: "not-tried", text: "The endpoint did not answer a moment ago.", until };
			// One event asks whether it answers again; the others wait for that.
			if (until !== undefined) cooling.set(id, afterCooldown());
			const { result, text } = await post(endpoint, message, limits, now(), signal);
			if (result === "silent") cooling.set(id, afterCooldown());
			else cooling.delete(id);
			if (result === "gone") {
				await switchEndpoint(database, endpoint, "gone", now());
				logEvent("webhook", { endpoint: id, state: "gone" });
			}
			return { kind: kinds[result], text };
		},
	};
}

/** What becomes of an item by what came of posting it. */
const kinds = {
	taken: "sent",
	"not-taken": "refused-for-now",
	silent: "refused-for-now",
	gone: "refused",
} as const satisfies Record<string, Outcome["kind"]>;

async function post(
	endpoint: Endpoint,
	message: StoredMessage,
	limits: PostLimits,
	at: Date,
	signal: AbortSignal,
): Promise<{ readonly result: keyof typeof kinds; readonly text: string }> {
	try {
		const headers = await headersOf(endpoint, message, at);
		const url = new URL(endpoint.url);
		const { status, text } = await postWebhook(url, headers, message.message, limits, signal);
		const said = `${status} ${text}`.trim();
		if (status >= 200 && status < 300) return { result: "taken", text: String(status) };
		if (status === 410) return { result: "gone", text: `${said} The endpoint wants nothing more.` };
		const hint = status >= 300 && status < 400 ? " Redirects are not followed." : "";
		return { result: "not-taken", text: said + hint };
	} catch (error) {
		const { name, message: reason } = Object(error);
		const isSilent = name === "AbortError" || name === "TimeoutError";
		return isSilent
			? { result: "silent", text: "The endpoint did not answer in time." }
			: { result: "not-taken", text: String(reason) };
	}
}

/** Each try has its own time, and a signature by every secret that is valid. */
async function headersOf(
	endpoint: Endpoint,
	{ messageId, message }: StoredMessage,
	at: Date,
): Promise<Record<string, string>> {
	// Only a service that sends webhooks pays for the library.
	const { Webhook } = await import("standardwebhooks");
	const signatures = validSecrets(endpoint, at).map(({ secret }) =>
		new Webhook(secret).sign(messageId, at, message),
	);
	return {
		"Content-Type": "application/json",
		"User-Agent": "Southlight-Webhooks",
		"webhook-id": messageId,
		"webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
		"webhook-signature": signatures.join(" "),
	};
}
