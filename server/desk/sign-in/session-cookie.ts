import type { FastifyReply, FastifyRequest } from "fastify";
import { visitedHost } from "#server/desk/http/visited-host.ts";
import type { Settings } from "#server/settings.ts";

type CookieUse = "session" | "browser" | "known";

/**
 * The cookie's name. A browser takes `__Host-` only over TLS, from this host and for it alone, so that no neighbouring host
 * can plant one. On the machine itself, without TLS, the name has no such start.
 */
function nameOf(use: CookieUse, isByTls: boolean): string {
	return `${isByTls ? "__Host-" : ""}desk-${use}`;
}

export function readCookie(settings: Settings, request: FastifyRequest, use: CookieUse): string | null {
	return request.cookies[nameOf(use, visitedHost(settings, request).isByTls)] ?? null;
}

/** @param value null removes the cookie */
export function writeCookie(
	settings: Settings,
	reply: FastifyReply,
	use: CookieUse,
	value: string | null,
	seconds: number,
): void {
	const { isByTls } = visitedHost(settings, reply.request);
	const options = { path: "/", httpOnly: true, secure: isByTls, sameSite: "lax" } as const;
	const name = nameOf(use, isByTls);
	if (value === null) reply.clearCookie(name, options);
	else reply.setCookie(name, value, { ...options, maxAge: seconds });
}
