import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { createSecureServer } from "node:http2";
import { type Settings, SettingsError } from "#server/settings.ts";

export type HttpListener = (request: IncomingMessage, response: ServerResponse) => void;

/** Node's own defaults leave a slow request open for five minutes. */
const limits = {
	requestTimeout: 8000,
	headersTimeout: 5000,
	connectionsCheckingInterval: 1000,
	keepAliveTimeout: 5000,
	// Node would refuse a request without a host by itself, without the security headers.
	requireHostHeader: false,
};

/** Milliseconds without traffic after which an HTTP/2 connection is closed. */
const idleSession = 10_000;

/** One server for the pages and the service: plain HTTP, or TLS with HTTP/2 and HTTP/1.1 where a certificate is set. */
export function createHttpServer(tls: Settings["tls"], listener: HttpListener): Server {
	const server = tls === null ? createServer(limits) : createTlsServer(tls);
	// Node would refuse an unknown expectation by itself, without the security headers; ignoring it is allowed.
	return server.on("request", listener).on("checkExpectation", listener);
}

function createTlsServer(tls: NonNullable<Settings["tls"]>): Server {
	const certificate = {
		cert: readSetFile("TLS_CERT_FILE", tls.certificateFile),
		key: readSetFile("TLS_KEY_FILE", tls.keyFile),
	};
	const server = createSecureServer({ ...limits, ...certificate, allowHTTP1: true });
	// Set once more: over HTTP/1.1 a secure server has its own defaults for these.
	Object.assign(server, {
		requestTimeout: limits.requestTimeout,
		headersTimeout: limits.headersTimeout,
		keepAliveTimeout: limits.keepAliveTimeout,
	});
	server.on("session", (session) => session.setTimeout(idleSession, () => session.close()));
	return asHttp(server);
}

/** Node's HTTP/2 server calls its listeners with requests and responses that behave as HTTP/1.1's do. */
function asHttp(server: ReturnType<typeof createSecureServer>): Server {
	return server as unknown as Server;
}

function readSetFile(setting: string, file: string): Buffer {
	try {
		return readFileSync(file);
	} catch (cause) {
		throw new SettingsError(`${setting} names a file that cannot be read: ${file}`, { cause });
	}
}
