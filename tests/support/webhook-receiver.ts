import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from "node:http";
import { createServer as createTlsServer } from "node:https";
import { text } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";
import { onTestFinished } from "vitest";
import { type WebhookEvent, webhookEvent } from "#domain/webhooks/webhook-event.ts";

interface Certificate {
	readonly cert: string;
	readonly key: string;
}

export interface ReceivedWebhook {
	readonly id: string;
	readonly headers: IncomingHttpHeaders;
	readonly body: string;
}

/** What the receiver does with the next request: answers with a status and headers, or says nothing, or never stops talking. */
export type Answer =
	| { readonly status: number; readonly headers?: Record<string, string> }
	| "silence"
	| "endless";

/** A real receiver on a free loopback port. It takes everything, unless it has been told what to do with the next ones. */
export class WebhookReceiver {
	readonly received: ReceivedWebhook[] = [];
	readonly #answers: Answer[] = [];
	readonly #server: Server;
	readonly #scheme: string;
	#port = 0;
	#arrived = Promise.withResolvers<void>();

	/** @param tls for a receiver by HTTPS, in PEM */
	constructor(tls?: Certificate) {
		this.#scheme = tls === undefined ? "http" : "https";
		const listener: Parameters<typeof createServer>[1] = async (request, response) => {
			const { headers } = request;
			this.received.push({ id: String(headers["webhook-id"]), headers, body: await text(request) });
			answer(response, this.#answers.shift() ?? { status: 204 });
			this.#arrived.resolve();
			this.#arrived = Promise.withResolvers();
		};
		this.#server = tls === undefined ? createServer(listener) : createTlsServer(tls, listener);
	}

	/** Starts it: after a stop on the same port. */
	async start(): Promise<this> {
		await new Promise<void>((resolve) => this.#server.listen(this.#port, "127.0.0.1", resolve));
		const address = this.#server.address();
		this.#port = typeof address === "object" && address !== null ? address.port : 0;
		return this;
	}

	async stop(): Promise<void> {
		this.#server.closeAllConnections();
		await new Promise((resolve) => this.#server.close(resolve));
	}

	get port(): number {
		return this.#port;
	}

	/** @param host a name or address that leads to this machine */
	url(host = "127.0.0.1"): URL {
		return new URL(`${this.#scheme}://${host}:${this.#port}/hook`);
	}

	/** What it does with the next requests, one after the other. */
	react(...answers: readonly Answer[]): void {
		this.#answers.push(...answers);
	}

	/** Resolves once so many have come, with what they say, each checked as a receiver does. */
	async events(count: number, secret: string): Promise<WebhookEvent[]> {
		while (this.received.length < count) await this.#arrived.promise;
		return this.received.map((received) => verified(received, secret));
	}
}

/** What a webhook says; throws when the signature or the payload is not what the documentation promises. */
export function verified({ body, headers }: ReceivedWebhook, secret: string): WebhookEvent {
	const texts = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
	return webhookEvent.parse(new Webhook(secret).verify(body, texts));
}

function answer(response: ServerResponse, reaction: Answer): void {
	if (reaction === "silence") return;
	if (reaction !== "endless")
		return void response.writeHead(reaction.status, reaction.headers).end("Not this time");
	response.writeHead(500);
	const talk = () => {
		while (!response.destroyed && response.write("x".repeat(1024)));
	};
	response.on("drain", talk);
	talk();
}

/** A receiver for one test. */
export async function webhookReceiver(tls?: Certificate): Promise<WebhookReceiver> {
	const receiver = await new WebhookReceiver(tls).start();
	onTestFinished(() => receiver.stop());
	return receiver;
}
