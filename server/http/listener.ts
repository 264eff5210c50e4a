import type { IncomingMessage, ServerResponse } from "node:http";
import type { HttpListener } from "#server/http/http-server.ts";
import { findStatic, respondStatic } from "#server/static/respond-static.ts";
import type { StaticSite } from "#server/static/static-site.ts";

/**
 * Answers the pages and files by itself, for speed, and hands everything else to Fastify with the security headers
 * already set, so that no answer of Fastify's own can lack them.
 *
 * @param isClosing whether the service is about to stop, so that connections are given up after each answer
 */
export function createListener(
	site: StaticSite,
	headers: Readonly<Record<string, string>>,
	isClosing: () => boolean,
	fastify: HttpListener,
): HttpListener {
	const named = Object.entries(headers);
	return (request, response) => {
		const file = isRead(request) ? findStatic(site, request.url ?? "/") : undefined;
		if (file !== undefined && hasHost(request)) {
			if (isClosing()) giveUpConnection(request, response);
			respondStatic(file, request, response);
			return;
		}
		for (const [name, value] of named) response.setHeader(name, value);
		if (!hasHost(request)) answerWithoutHost(response);
		else fastify(request, response);
	};
}

function isRead({ method }: IncomingMessage): boolean {
	return method === "GET" || method === "HEAD";
}

function hasHost({ headers, httpVersion }: IncomingMessage): boolean {
	return httpVersion !== "1.1" || headers.host !== undefined;
}

function answerWithoutHost(response: ServerResponse): void {
	response.writeHead(400, { "Content-Type": "text/plain; charset=utf-8", Connection: "close" });
	response.end("The request does not say which host it is for.");
}

function giveUpConnection(request: IncomingMessage, response: ServerResponse): void {
	if (request.httpVersionMajor === 1) response.shouldKeepAlive = false;
}
