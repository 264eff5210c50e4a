import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import {
	constants,
	createSecureServer,
	type Http2SecureServer,
	type ServerHttp2Session,
	type ServerHttp2Stream,
} from "node:http2";
import { readCertificate } from "#server/http/certificate.ts";
import { limitConnections } from "#server/http/connection-limit.ts";
import { endUnusedAtClose } from "#server/http/unused-connections.ts";
import type { Settings } from "#server/settings.ts";

export type HttpListener = (request: IncomingMessage, response: ServerResponse) => void;

/** Node's own defaults leave a slow request open for five minutes. */
export const slowRequests = {
	requestTimeout: 8000,
	headersTimeout: 5000,
	connectionsCheckingInterval: 1000,
	keepAliveTimeout: 5000,
	// Node would refuse a request without a host by itself, without the security headers.
	requireHostHeader: false,
};

/** Milliseconds without a byte, in either direction, after which a connection ends; over HTTP/2 also a single answer. */
const stalledTimeout = 20_000;
/** Requests after which a connection is given up, so that no client holds one for good. */
const requestsPerConnection = 1000;
/** Answers that an HTTP/2 client can have under way at once. */
const streamsPerSession = 32;
/** Bodies that it can have under way at once, and milliseconds for each: a browser sends few, and each in one piece. */
const unfinishedPerSession = 8;
const bodyTimeout = 12_000;
/** Answers that it can leave unread one after the other, as a viewer does that pauses in a long document. */
const stalledPerSession = 8;

/**
 * Bytes of a TLS record, which a browser can read only when all of it has come: with its header and seal, a record fills
 * one packet. Node's 16 kB would hold back the head of a page until its last byte is there.
 */
const recordBytes = 1400;

const tlsLimits = {
	settings: { maxConcurrentStreams: streamsPerSession },
	handshakeTimeout: 5000,
	// Node's own list for TLS 1.2 has suites with CBC, which are open to padding attacks.
	ciphers: [
		...["TLS_AES_128_GCM_SHA256", "TLS_AES_256_GCM_SHA384", "TLS_CHACHA20_POLY1305_SHA256"],
		...["ECDHE-ECDSA-AES128-GCM-SHA256", "ECDHE-RSA-AES128-GCM-SHA256"],
		...["ECDHE-ECDSA-AES256-GCM-SHA384", "ECDHE-RSA-AES256-GCM-SHA384"],
		...["ECDHE-ECDSA-CHACHA20-POLY1305", "ECDHE-RSA-CHACHA20-POLY1305"],
	].join(":"),
};

/** One server for the pages and the service: plain HTTP, or TLS with HTTP/2 and HTTP/1.1 where a certificate is set. */
export function createHttpServer(
	{ tls, trustedProxies, connectionsPerAddress }: Settings,
	listener: HttpListener,
): Server {
	const server = tls === null ? createServer(slowRequests) : createTlsServer(tls);
	server.timeout = stalledTimeout;
	server.maxRequestsPerSocket = requestsPerConnection;
	endUnusedAtClose(server);
	// Behind a proxy, all visitors come from its address.
	if (trustedProxies.length === 0) limitConnections(server, connectionsPerAddress);
	// Node would refuse an unknown expectation by itself, without the security headers; ignoring it is allowed.
	return server.on("request", listener).on("checkExpectation", listener);
}

function createTlsServer(tls: NonNullable<Settings["tls"]>): Server {
	const server = createSecureServer({
		...slowRequests,
		...tlsLimits,
		...readCertificate(tls),
		allowHTTP1: true,
	});
	// Set once more: over HTTP/1.1 a secure server has its own defaults for these.
	Object.assign(server, {
		requestTimeout: slowRequests.requestTimeout,
		headersTimeout: slowRequests.headersTimeout,
		keepAliveTimeout: slowRequests.keepAliveTimeout,
	});
	server.on("session", limitSession);
	server.on("secureConnection", (socket) => socket.setMaxSendFragment(recordBytes));
	return asHttp(server);
}

/** Cuts off a session whose client leaves many answers unread. */
function limitSession(session: ServerHttp2Session): void {
	const limitBody = bodyLimit();
	let streams = 0;
	let stalled = 0;
	session.on("stream", (stream) => {
		streams += 1;
		if (streams >= requestsPerConnection) session.close();
		if (!stream.endAfterHeaders) limitBody(stream);
		stream.setTimeout(stalledTimeout, () => {
			stalled += 1;
			if (stalled > stalledPerSession) session.destroy();
			else stream.close(constants.NGHTTP2_CANCEL);
		});
	});
}

/** Cuts off a body of a session that takes too long, also after its answer, and one more than may be under way. */
function bodyLimit(): (stream: ServerHttp2Stream) => void {
	const unfinished = new Set<ServerHttp2Stream>();
	return (stream) => {
		if (unfinished.size >= unfinishedPerSession) return stream.close(constants.NGHTTP2_REFUSED_STREAM);
		unfinished.add(stream);
		const timer = setTimeout(() => stream.close(constants.NGHTTP2_CANCEL), bodyTimeout);
		const finish = () => {
			clearTimeout(timer);
			unfinished.delete(stream);
		};
		stream.once("end", finish).once("close", finish);
	};
}

/** Node's HTTP/2 server calls its listeners with requests and responses that behave as HTTP/1.1's do. */
function asHttp(server: Http2SecureServer): Server {
	return server as unknown as Server;
}
