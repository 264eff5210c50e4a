import type { FastifyRequest } from "fastify";
import type { DeskContext } from "#server/desk/desk-context.ts";
import { DeskError } from "#server/desk/http/desk-error.ts";
import { isLoopbackHost } from "#server/http/loopback-host.ts";
import type { Settings } from "#server/settings.ts";

/** Where a visitor's browser believes to be. */
export interface VisitedHost {
	readonly origin: string;
	readonly hostname: string;
	readonly isByTls: boolean;
	/** A host name; browsers refuse passkeys for addresses such as 127.0.0.1. */
	readonly canUsePasskeys: boolean;
}

/**
 * Refuses a visit over plain HTTP that is not on this machine: its cookie could be read on the way. Also one at an address that
 * only the request names: links of emails lead to where the desk is visited, and anyone can write a request.
 */
export function visitedHost(settings: Settings, request: FastifyRequest): VisitedHost {
	const origin = settings.siteOrigin ?? `${request.protocol}://${request.host}`;
	const address = URL.parse(origin);
	// A host that can be in no address, or none at all: no browser sends such a thing.
	if (address === null) throw new DeskError("wrong-input");
	const { protocol, hostname } = address;
	const isByTls = protocol === "https:";
	const isHere = isLoopbackHost(hostname);
	if (!isByTls && !isHere) throw new DeskError("needs-https");
	if (settings.siteOrigin === null && !isHere) throw new DeskError("needs-site-origin");
	return { origin, hostname, isByTls, canUsePasskeys: !/^[\d.]+$|^\[/.test(hostname) };
}

/** The same for what needs a passkey: refuses a host for which browsers refuse them. */
export function passkeyHost(
	{ settings }: Pick<DeskContext, "settings">,
	request: FastifyRequest,
): VisitedHost {
	const host = visitedHost(settings, request);
	if (!host.canUsePasskeys) throw new DeskError("passkeys-impossible");
	return host;
}
