import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { oneLine } from "#domain/mail/named-address.ts";
import type { Network } from "#server/protection/parse-network.ts";
import {
	assertPermittedHost,
	isPermitted,
	permittedLookup,
	type Resolve,
	systemResolve,
} from "#server/webhooks/permitted-addresses.ts";

/** Milliseconds for a whole try: finding the address, connecting, sending and the beginning of the answer. */
const attemptTimeout = 15_000;
/** As much of an answer as a person needs to see what is wrong. */
const maxAnswerLength = 300;

export interface PostLimits {
	/** Networks that are not public and may be reached, also without TLS. */
	readonly allowed: readonly Network[];
	readonly resolve?: Resolve;
	readonly timeout?: number;
}

interface Answer {
	readonly status: number;
	/** The beginning of what came with it, in one line. */
	readonly text: string;
}

/** Posts a body once, over a connection of its own, and follows no redirect. Rejects when there is no answer in time. */
export async function postWebhook(
	url: URL,
	headers: Readonly<Record<string, string>>,
	body: string,
	{ allowed, resolve = systemResolve, timeout = attemptTimeout }: PostLimits,
	signal: AbortSignal,
): Promise<Answer> {
	const isSecure = url.protocol === "https:";
	const permits = (address: string) => isPermitted(address, isSecure, allowed);
	assertPermittedHost(url.hostname, permits);
	const answered = Promise.withResolvers<IncomingMessage>();
	const sent = (isSecure ? requestHttps : requestHttp)(url, {
		method: "POST",
		headers: { ...headers, "Content-Length": String(Buffer.byteLength(body)) },
		agent: false,
		lookup: permittedLookup(permits, resolve),
		maxHeaderSize: 16_384,
		signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
	});
	// It can fail again after it was answered, when nothing waits for it.
	sent.on("response", answered.resolve).on("error", answered.reject);
	// Node ends it without either where the answer is another protocol.
	sent.on("close", () => answered.reject(new Error("The connection ended, and there was no answer.")));
	sent.end(body);
	try {
		const answer = await answered.promise;
		return { status: answer.statusCode ?? 0, text: await beginningOf(answer) };
	} finally {
		sent.destroy();
	}
}

/** The status has come, so an answer that breaks off is one all the same. */
async function beginningOf(answer: IncomingMessage): Promise<string> {
	let text = "";
	try {
		for await (const piece of answer.setEncoding("utf8")) {
			text += piece;
			if (text.length >= maxAnswerLength) break;
		}
	} catch {
		// What has come is enough.
	}
	return oneLine(text.slice(0, maxAnswerLength));
}
