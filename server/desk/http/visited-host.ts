import type { FastifyRequest } from "fastify";
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

/** Refuses a visit over plain HTTP that is not on this machine: its cookie could be read on the way. */
export function visitedHost(settings: Settings, request: FastifyRequest): VisitedHost {
	const origin = settings.siteOrigin ?? `${request.protocol}://${request.host}`;
	const address = URL.parse(origin);
	// A host that can be in no address, or none at all: no browser sends such a thing.
	if (address === null) throw new DeskError("wrong-input");
	const { protocol, hostname } = address;
	const isByTls = protocol === "https:";
	if (!isByTls && !isLoopbackHost(hostname)) throw new DeskError("needs-https");
	return { origin, hostname, isByTls, canUsePasskeys: !/^[\d.]+$|^\[/.test(hostname) };
}
