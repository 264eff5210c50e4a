import { once } from "node:events";
import { type ClientHttp2Session, connect as connectHttp2 } from "node:http2";
import { connect, createServer, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, onTestFinished, test } from "vitest";
import { descriptorsOf, memoryOf } from "#tests/support/process-use.ts";
import type { RunningService } from "#tests/support/running-service.ts";
import { startedService } from "#tests/support/service-for-tests.ts";
import { description } from "#tests/support/site-description.ts";

/** Megabytes over those at rest. The aim is 30; this is what must never be passed. */
const maxMemory = 60;
/** Longer than any limit of the service on a client that does nothing. */
const pollOptions = { timeout: 50_000 };
const paper = Object.keys(description.files).find((address) => address.endsWith(".pdf")) ?? "/";
const request = `GET ${paper} HTTP/1.1\r\nHost: a\r\n\r\n`;

/** Sends everything at once and never reads. */
function silentConnection({ port }: RunningService, bytes: string): Socket {
	const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
	onTestFinished(() => void socket.destroy());
	return socket.on("error", () => undefined);
}

/** A line on which so many bytes of the service's arrive, and then none. Resolves with its port. */
async function stallingLine({ port }: RunningService, bytes: number): Promise<number> {
	const line = createServer({ allowHalfOpen: true }, (client) => {
		const service = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
		for (const end of [client, service]) end.on("error", () => undefined);
		client.pipe(service);
		service.on("data", (chunk) => client.write(chunk) && service.bytesRead > bytes && service.pause());
		client.once("close", () => service.destroy());
	});
	await once(line.listen(0, "127.0.0.1"), "listening");
	onTestFinished(() => void line.close());
	return Number(Object(line.address()).port);
}

/** Asks for a file a thousand times, and says that it takes so many bytes of each answer. */
function silentSession(port: number, window: number): ClientHttp2Session {
	const settings = { initialWindowSize: window };
	const session = connectHttp2(`https://127.0.0.1:${port}`, { rejectUnauthorized: false, settings });
	onTestFinished(() => void session.destroy());
	session.on("error", () => undefined);
	if (window > 0) session.once("connect", () => session.setLocalWindowSize(window));
	for (let count = 0; count < 1000; count++) session.request({ ":path": paper }).on("error", () => undefined);
	return session;
}

async function expectVisitorServed({ port }: RunningService): Promise<void> {
	const socket = connect({ port, host: "127.0.0.1", localAddress: "127.0.0.2" });
	socket.end("GET /company HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
	expect(await text(socket)).toMatch(/^HTTP\/1.1 200 [\s\S]*<\/html>/);
}

/**
 * Who does not read cannot see that the service has given the connection up: its descriptors show it. Resolves with the
 * most megabytes that the service held until then.
 */
async function expectCutOff({ pid }: RunningService, descriptorsBefore: number): Promise<number> {
	let memory = 0;
	const open = () => {
		memory = Math.max(memory, memoryOf(pid));
		return descriptorsOf(pid);
	};
	await expect.poll(open, pollOptions).toBeLessThan(descriptorsBefore + 2);
	return memory;
}

describe("clients that ask for many files and never read", () => {
	test("by HTTP/1.1 hold little memory, are cut off, and every other visitor is served", async () => {
		const service = await startedService({ settings: { CONNECTIONS_PER_ADDRESS: "1000" } });
		await expectVisitorServed(service);
		const [memory, descriptors] = [memoryOf(service.pid), descriptorsOf(service.pid)];
		for (let count = 0; count < 400; count++) silentConnection(service, request.repeat(20));
		await expectVisitorServed(service);
		const most = await expectCutOff(service, descriptors);
		expect(most - memory).toBeLessThan(maxMemory);
	});

	test("by HTTP/1.1, one file at a time, are cut off too", async () => {
		const service = await startedService({ settings: { CONNECTIONS_PER_ADDRESS: "1000" } });
		const descriptors = descriptorsOf(service.pid);
		const open = Array.from({ length: 100 }, () => silentConnection(service, request));
		await Promise.all(open.map((socket) => once(socket, "connect")));
		await expectVisitorServed(service);
		await expectCutOff(service, descriptors);
	});

	test("by HTTP/2 with no window, hold little memory and are cut off", async () => {
		const service = await startedService({ isByTls: true });
		const [memory, descriptors] = [memoryOf(service.pid), descriptorsOf(service.pid)];
		const sessions = Array.from({ length: 4 }, () => silentSession(service.port, 0));
		await Promise.all(sessions.map((session) => once(session, "connect")));
		const most = await expectCutOff(service, descriptors);
		expect(most - memory).toBeLessThan(maxMemory);
	});

	test("by HTTP/2 with a huge window, hold little memory and are cut off", async () => {
		const service = await startedService({ isByTls: true });
		const [memory, descriptors] = [memoryOf(service.pid), descriptorsOf(service.pid)];
		const port = await stallingLine(service, 20_000);
		const sessions = Array.from({ length: 4 }, () => silentSession(port, 2 ** 31 - 1));
		await Promise.all(sessions.map((session) => once(session, "connect")));
		const most = await expectCutOff(service, descriptors);
		expect(most - memory).toBeLessThan(maxMemory);
	});
});

test("a client that sends many requests ahead of their answers is cut off before it is answered", async () => {
	const service = await startedService();
	const socket = silentConnection(service, request.repeat(20));
	let heard = "";
	socket.setEncoding("latin1").on("data", (text) => {
		heard += text;
	});
	await new Promise((resolve) => socket.once("close", resolve));
	expect(heard.match(/HTTP\/1.1 200 /g)?.length ?? 0).toBeLessThan(20);
	await expectVisitorServed(service);
});

test("an address has so many connections at once, and its neighbours have theirs", async () => {
	const service = await startedService({ settings: { CONNECTIONS_PER_ADDRESS: "3" } });
	const open = Array.from({ length: 3 }, () => silentConnection(service, ""));
	await Promise.all(open.map((socket) => once(socket, "connect")));
	const refused = silentConnection(service, "");
	await expectVisitorServed(service);
	// One that is let in and says nothing is told that its time is over; one that is refused hears nothing.
	const heard = await Promise.all([...open, refused].map((socket) => text(socket)));
	expect(heard.map((words) => words.slice(0, 12))).toEqual([...open.map(() => "HTTP/1.1 408"), ""]);
});
