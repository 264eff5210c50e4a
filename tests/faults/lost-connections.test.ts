import { once } from "node:events";
import { connect as connectHttp2 } from "node:http2";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { messageSaying } from "#tests/support/post-form.ts";
import type { RunningService } from "#tests/support/running-service.ts";
import { serviceForTests } from "#tests/support/service-for-tests.ts";

const settings = { CONNECTIONS_PER_ADDRESS: "1000" };
const plain = serviceForTests({ settings });
const byTls = serviceForTests({ settings, isByTls: true });

const messages = Array.from({ length: 200 }, (_, number) => `message ${number}`);
const bodyOf = (message: string) => JSON.stringify({ values: messageSaying(message) });
const pollOptions = { timeout: 30_000 };

async function postAndReset({ port }: RunningService, message: string): Promise<void> {
	const body = bodyOf(message);
	const head = `POST /forms/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`;
	const socket = connect(port, "127.0.0.1");
	await once(socket, "connect");
	await new Promise((sent) => socket.write(head + body, sent));
	socket.resetAndDestroy();
}

async function postAndResetByHttp2({ origin }: RunningService, message: string): Promise<void> {
	const session = connectHttp2(origin, { rejectUnauthorized: false });
	session.on("error", () => undefined);
	const stream = session.request({
		":path": "/forms/contact",
		":method": "POST",
		"content-type": "application/json",
	});
	stream.on("error", () => undefined);
	await new Promise((sent) => stream.end(bodyOf(message), () => sent(undefined)));
	const { socket } = session;
	// Once this has come back, the service has everything that was sent before it.
	await new Promise((answered) => session.ping(answered));
	socket.destroy();
}

test.each([
	["HTTP/1.1", plain, postAndReset],
	["HTTP/2", byTls, postAndResetByHttp2],
] as const)(
	"by %s, every form that arrived whole is stored, though its connection has gone",
	async (_, service, post) => {
		await Promise.all(messages.map((message) => post(service, message)));
		await expect.poll(async () => (await service.leads()).length, pollOptions).toBe(messages.length);
		expect(service.output).not.toContain('"level":50');
	},
);
