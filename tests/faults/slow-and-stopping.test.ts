import { once } from "node:events";
import { type ClientHttp2Stream, connect as connectHttp2, type IncomingHttpHeaders } from "node:http2";
import { connect, type Socket } from "node:net";
import { connect as connectTls } from "node:tls";
import { describe, expect, test } from "vitest";
import { refused } from "#tests/support/raw-request.ts";
import type { RunningService } from "#tests/support/running-service.ts";
import { startedService } from "#tests/support/service-for-tests.ts";

interface Conversation {
	readonly socket: Socket;
	/** Everything that came back, once the service has closed the connection. */
	readonly answer: Promise<string>;
}

async function open({ port }: RunningService, bytes: string): Promise<Conversation> {
	const socket = connect(port, "127.0.0.1");
	let heard = "";
	socket.on("data", (chunk) => {
		heard += chunk;
	});
	const closed = new Promise<string>((resolve) => socket.on("close", () => resolve(heard)));
	await once(socket, "connect");
	socket.write(bytes);
	return { socket, answer: closed };
}

const lead = JSON.stringify({
	values: { firstName: "A", lastName: "B", email: "a@example.nz", message: "slowly" },
});
const head = `POST /forms/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${lead.length}\r\n\r\n`;

/** What a client sends before any request, with settings that change nothing. */
const beginningOfHttp2 = "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0";

/** A frame of the first request over HTTP/2. Its content is shorter than 256 bytes. */
const frame = (typeAndFlags: string, content: string) =>
	`\0\0${String.fromCharCode(content.length)}${typeAndFlags}\0\0\0\x01${content}`;

const headOfHttp2 = frame("\x01\x04", "\x83\x87\x41\x01a\x04\x0e/forms/contact\x0f\x10\x10application/json");

const goodbye = `\0\0\x08\x07${"\0".repeat(13)}`;

describe("a request that never ends", () => {
	test("is closed, in its headers as in its body, and others are answered meanwhile", async () => {
		const service = await startedService();
		const slow = await Promise.all([
			open(service, "GET / HTTP/1.1\r\nHost: a\r\nX-Slow: "),
			open(service, head + lead.slice(0, 20)),
		]);
		expect((await fetch(service.origin)).status).toBe(200);
		for (const { answer } of slow) {
			expect(await answer).toMatch(/^HTTP\/1.1 408 [\s\S]*X-Content-Type-Options: nosniff/);
		}
		expect(await service.leads()).toEqual([]);
	});
});

describe("a service that is told to stop", () => {
	test("finishes the message that is under way, gives up its connection, and ends well", async () => {
		const service = await startedService();
		const { socket, answer } = await open(service, head + lead.slice(0, 20));
		// Once an answer has come, the service has seen what was sent before it.
		await fetch(`${service.origin}/healthz`, { headers: { Connection: "close" } });
		const ended = service.stop("SIGTERM");
		await refused(service);
		socket.write(lead.slice(20));
		expect(await answer).toMatch(/^HTTP\/1.1 201 [\s\S]*Connection: close/i);
		expect(await ended).toBe(0);
		expect(await service.leads()).toHaveLength(1);
	});

	test("finishes it too when the signal comes twice, from a terminal and by a launcher", async () => {
		const service = await startedService();
		const { socket, answer } = await open(service, head + lead.slice(0, 20));
		await fetch(`${service.origin}/healthz`, { headers: { Connection: "close" } });
		service.signal("SIGINT");
		await refused(service);
		service.signal("SIGINT");
		const ended = service.stop("SIGTERM");
		socket.write(lead.slice(20));
		expect(await answer).toMatch(/^HTTP\/1.1 201 /);
		expect(await ended).toBe(0);
	});

	test("finishes it over HTTP/2 too", async () => {
		const service = await startedService({ isByTls: true });
		const client = connectHttp2(service.origin, { rejectUnauthorized: false });
		await ended(client.request({ ":path": "/healthz" }));
		const post = { ":path": "/forms/contact", ":method": "POST", "content-type": "application/json" };
		const message = client.request(post);
		message.write(lead.slice(0, 20));
		await ended(client.request({ ":path": "/healthz" }));
		const stopped = service.stop("SIGTERM");
		await refused(service);
		message.end(lead.slice(20));
		expect((await ended(message))[":status"]).toBe(201);
		expect(await stopped).toBe(0);
		expect(await service.leads()).toHaveLength(1);
	});

	test("waits for no connection over which nothing has come, and ends well", async () => {
		const service = await startedService();
		const { answer } = await open(service, "");
		await fetch(`${service.origin}/healthz`, { headers: { Connection: "close" } });
		expect(await service.stop("SIGTERM")).toBe(0);
		expect(await answer).toBe("");
	});

	test.each([
		["whose handshake alone has come, for HTTP/1.1", "http/1.1", ""],
		["whose handshake alone has come, for HTTP/2", "h2", ""],
		["without a request, whose client has gone without a word", "h2", beginningOfHttp2],
		["whose client says goodbye and stays", "h2", `${beginningOfHttp2}${goodbye}`],
	])("waits for none over TLS %s", async (_, protocol, said) => {
		const service = await startedService({ isByTls: true });
		const at = { port: service.port, host: "127.0.0.1", rejectUnauthorized: false };
		const silent = connectTls({ ...at, ALPNProtocols: [protocol] });
		const asking = connectTls(at);
		await once(silent, "secureConnect");
		silent.write(said, "latin1");
		// Once an answer has come, the service has seen what was sent before it.
		asking.resume().write("GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
		await once(asking, "close");
		expect(await service.stop("SIGTERM")).toBe(0);
	});

	test("waits for none over HTTP/2 whose client has gone without a word before its answer", async () => {
		const service = await startedService({ isByTls: true });
		const at = { port: service.port, host: "127.0.0.1", rejectUnauthorized: false };
		const client = connectTls({ ...at, ALPNProtocols: ["h2"] });
		await once(client, "secureConnect");
		client.write(beginningOfHttp2 + headOfHttp2 + frame("\0\0", lead.slice(0, 20)), "latin1");
		const asking = connectTls(at);
		asking.resume().write("GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
		await once(asking, "close");
		const stopped = service.stop("SIGTERM");
		await refused(service);
		client.write(frame("\0\x01", lead.slice(20)), "latin1");
		expect(await stopped).toBe(0);
		expect(await service.leads()).toHaveLength(1);
	});

	test("does not wait for ever for one who never finishes, and says by its exit code that it cut one off", async () => {
		const service = await startedService();
		const { answer } = await open(service, head + lead.slice(0, 20));
		await fetch(`${service.origin}/healthz`);
		expect(await service.stop("SIGTERM")).toBe(1);
		await answer;
	});
});

/** The headers of an answer over HTTP/2, once all of it has come. */
async function ended(stream: ClientHttp2Stream): Promise<IncomingHttpHeaders> {
	const [headers] = await once(stream, "response");
	await once(stream.resume(), "end");
	return headers;
}
