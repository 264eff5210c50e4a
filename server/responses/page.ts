import type { FastifyReply } from "fastify";

/** Sends a page of the service's own, as text or compressed; nothing may store or list it. */
export function sendPage(reply: FastifyReply, policy: string, page: string | Buffer): FastifyReply {
	return reply
		.type("text/html; charset=utf-8")
		.header("Content-Security-Policy", policy)
		.header("Cache-Control", "no-store")
		.header("X-Robots-Tag", "noindex")
		.send(page);
}
