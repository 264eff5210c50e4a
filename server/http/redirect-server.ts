import { createServer, type Server } from "node:http";
import type { SiteBuild } from "#domain/service/site-build.ts";
import { clientErrorResponder } from "#server/http/client-errors.ts";
import { limitConnections } from "#server/http/connection-limit.ts";
import { type HttpListener, slowRequests } from "#server/http/http-server.ts";
import { securityHeaders } from "#server/http/security-headers.ts";

/** A host as browsers send it, with or without a port; some that it lets through, such as `1.2.3.4.5`, are in no address. */
const hostPattern = /^([a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d+)?$/i;

/**
 * Leads everyone who comes without TLS to the same address with it.
 * @param originOf the origin with TLS of a host name; null when the name can be in no address
 */
export function createRedirectServer(
	originOf: (host: string) => string | null,
	perAddress: number,
	site: SiteBuild,
): Server {
	const headers = securityHeaders(site, { tls: null, siteOrigin: null });
	const redirect: HttpListener = (request, response) => {
		const [, host] = hostPattern.exec(request.headers.host ?? "") ?? [];
		const origin = host === undefined ? null : originOf(host);
		// An absolute address, as a proxy is asked, would lead elsewhere.
		const path = request.url?.startsWith("/") ? request.url : "/";
		response.shouldKeepAlive = false;
		if (origin === null) response.writeHead(400, headers);
		else response.writeHead(308, { ...headers, Location: origin + path });
		response.end();
	};
	const server = createServer(slowRequests, redirect);
	server.on("checkExpectation", redirect);
	server.on("clientError", clientErrorResponder(headers, site.failures));
	limitConnections(server, perAddress);
	return server;
}
