import type { FastifyReply } from "fastify";

/** Sends a page that the service has rendered for one visitor; nothing may store or list it. */
export function sendPage(reply: FastifyReply, policy: string, page: string): FastifyReply {
	return reply
		.type("text/html; charset=utf-8")
		.header("Content-Security-Policy", policy)
		.header("Cache-Control", "no-store")
		.header("X-Robots-Tag", "noindex")
		.send(page);
}
