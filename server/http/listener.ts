import type { IncomingMessage, ServerResponse } from "node:http";
import type { HttpListener } from "#server/http/http-server.ts";
import { limitPipelining } from "#server/http/pipelined-requests.ts";
import type { Metrics } from "#server/metrics/metrics.ts";
import { findStatic, respondStatic } from "#server/static/respond-static.ts";
import type { StaticSite } from "#server/static/static-site.ts";

interface ListenerParts {
	readonly pages: StaticSite;
	/** The security headers of every answer. */
	readonly headers: Readonly<Record<string, string>>;
	/** What a request is answered that does not say which host it is for. */
	readonly noHost: string;
	readonly metrics: Metrics;
	/** Whether the service is about to stop, so that connections are given up after each answer. */
	readonly isClosing: () => boolean;
	readonly fastify: HttpListener;
}

/**
 * Answers the pages and files by itself, for speed, and hands everything else to Fastify with the security headers
 * already set, so that no answer of Fastify's own can lack them.
 */
export function createListener({
	pages,
	headers,
	noHost,
	metrics,
	isClosing,
	fastify,
}: ListenerParts): HttpListener {
	const named = Object.entries(headers);
	const admit = limitPipelining();
	return (request, response) => {
		if (!admit(request, response)) return;
		const file = isRead(request) ? findStatic(pages, request.url ?? "/") : undefined;
		if (file !== undefined && hasHost(request)) {
			if (isClosing()) giveUpConnection(request, response);
			respondStatic(file, request, response);
			metrics.countFile(response.statusCode);
			return;
		}
		answerByService(request, response);
	};

	function answerByService(request: IncomingMessage, response: ServerResponse): void {
		for (const [name, value] of named) response.setHeader(name, value);
		if (!hasHost(request)) respondWithoutHost(response, noHost);
		else fastify(request, response);
	}
}

function isRead({ method }: IncomingMessage): boolean {
	return method === "GET" || method === "HEAD";
}

/** What a host and its port are written with. */
const hostCharacters = /^[\w.~!$&'()*+,;=%:[\]-]*$/;

/** Over HTTP/1.1 there is one, once. */
function hasHost({ headers: { host }, rawHeaders, httpVersion }: IncomingMessage): boolean {
	if (httpVersion !== "1.1") return true;
	const hosts = rawHeaders.filter((each, index) => index % 2 === 0 && each.toLowerCase() === "host");
	return host !== undefined && hosts.length === 1 && hostCharacters.test(host);
}

function respondWithoutHost(response: ServerResponse, text: string): void {
	response.writeHead(400, { "Content-Type": "text/plain; charset=utf-8", Connection: "close" });
	response.end(text);
}

function giveUpConnection(request: IncomingMessage, response: ServerResponse): void {
	if (request.httpVersionMajor === 1) response.shouldKeepAlive = false;
}
