import { createServer, type Server } from "node:http";
import { limitConnections } from "#server/http/connection-limit.ts";
import { slowRequests } from "#server/http/http-server.ts";

/** A host as browsers send it, with or without a port. */
const hostPattern = /^([a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d+)?$/i;

/**
 * Leads everyone who comes without TLS to the same address with it.
 * @param originOf the origin with TLS of a host name
 */
export function createRedirectServer(originOf: (host: string) => string, perAddress: number): Server {
	const server = createServer({ ...slowRequests, requireHostHeader: true }, (request, response) => {
		const [, host] = hostPattern.exec(request.headers.host ?? "") ?? [];
		// An absolute address, as a proxy is asked, would lead elsewhere.
		const path = request.url?.startsWith("/") ? request.url : "/";
		response.shouldKeepAlive = false;
		if (host === undefined) response.writeHead(400);
		else response.writeHead(308, { Location: originOf(host) + path });
		response.end();
	});
	limitConnections(server, perAddress);
	return server;
}
