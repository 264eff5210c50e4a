import { once } from "node:events";
import { connect as connectHttp2 } from "node:http2";
import { connect as connectTls } from "node:tls";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { messageSaying, postJson } from "#tests/support/post-form.ts";
import { sendBytes } from "#tests/support/raw-request.ts";
import { serviceForTests, startedService } from "#tests/support/service-for-tests.ts";

const service = serviceForTests({ settings: { POSTS_PER_ADDRESS: "20" } });

const smuggled = "GET /forms/key HTTP/1.1\r\nHost: a\r\n\r\n";
const post = "POST /forms/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n";

describe("a second request that is hidden in the body of a first", () => {
	test.each([
		["by a length next to chunks", `${post}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
		["by two lengths", `${post}Content-Length: 0\r\nContent-Length: ${smuggled.length}\r\n\r\n`],
		["by an unknown coding", `${post}Transfer-Encoding: xchunked\r\n\r\n`],
		["by a chunk of a false size", `${post}Transfer-Encoding: chunked\r\n\r\n0x0\r\n\r\n`],
		["by a space before the colon", `${post}Content-Length : 0\r\n\r\n`],
	])("%s is refused, and neither of them is answered", async (_, head) => {
		const answer = await sendBytes(service, head + smuggled);
		expect(answer).toMatch(/^HTTP\/1.1 400 /);
		expect(answer).not.toContain("formKeyId");
		expect(answer.match(/HTTP\/1.1 /g)).toHaveLength(1);
	});
});

describe("a path that leads out of the pages", () => {
	test.each([
		"/../package.json",
		"/company/../../package.json",
		"/%2e%2e/package.json",
		"/..%2fpackage.json",
		"/..%5cpackage.json",
		"/%2e%2e%2f%2e%2e%2f%2e%2e%2f%2e%2e%2f%2e%2e%2fetc/passwd",
		"//etc/passwd",
		"/etc/passwd%00.html",
		"/../.git/HEAD",
		"/.env",
		"http://elsewhere.example/",
		"//elsewhere.example/%2e%2e",
	])("%s shows nothing of the machine, and leads nowhere else", async (path) => {
		const answer = await sendBytes(service, `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
		expect(answer).toMatch(/^HTTP\/1.1 40[04] /);
		expect(answer).not.toMatch(/^root:|^location:|"name": "southlight"|^ref: /im);
	});
});

test("a body that unpacks to a form a thousand times its size is refused and not unpacked", async () => {
	const form = JSON.stringify({ values: messageSaying("unpacked") });
	// A form all the same: JSON may end with spaces.
	const bomb = gzipSync(form.padEnd(20 * 1024 * 1024));
	const headers = { "Content-Type": "application/json", "Content-Encoding": "gzip" };
	const answer = await fetch(`${service.origin}/forms/contact`, { method: "POST", headers, body: bomb });
	expect(answer.status).toBe(400);
	expect(await service.leadsWith("unpacked")).toEqual([]);
});

test("an address cannot be changed by a header where there is no proxy", async () => {
	const statuses: number[] = [];
	for (let sent = 0; sent < 25; sent++) {
		const from = { "X-Forwarded-For": `198.51.100.${sent}`, Forwarded: `for=198.51.100.${sent}` };
		const answer = await postJson(service, "/forms/contact", { values: messageSaying(`${sent}`) }, from);
		statuses.push(answer.status);
	}
	expect(statuses.at(-1)).toBe(429);
});

test("SQL and markup that a visitor types are stored as they are, and do nothing", async () => {
	const own = await startedService();
	const texts = [`'); drop table leads; --`, `" or 1=1 --`, "<script>alert(1)</script>", "$1 ?1 :name @p"];
	for (const text of texts) {
		expect((await postJson(own, "/forms/contact", { values: messageSaying(text) })).status).toBe(201);
		const probe = `${own.origin}/forms/received/${encodeURIComponent(text)}`;
		expect((await fetch(probe)).status).toBe(404);
	}
	const stored = (await own.leads()).map(({ values }) => values["message"]);
	expect(stored.toSorted()).toEqual(texts.toSorted());
});

/** A frame of HTTP/2: its length, type, flags, stream and payload. */
function frame(type: number, flags: number, stream: number, payload: readonly number[]): Buffer {
	const head = Buffer.alloc(9);
	head.writeUIntBE(payload.length, 0, 3);
	head.writeUIntBE(type, 3, 1);
	head.writeUIntBE(flags, 4, 1);
	head.writeUInt32BE(stream, 5);
	return Buffer.concat([head, Buffer.from(payload)]);
}

/** GET / over https at the host "a", and at once a reset of that stream. Node's own client would send neither. */
function openAndReset(stream: number): Buffer {
	const [headers, reset] = [1, 3];
	const endOfBoth = 5;
	const request = [0x82, 0x87, 0x84, 0x41, 0x01, 0x61];
	return Buffer.concat([frame(headers, endOfBoth, stream, request), frame(reset, 0, stream, [0, 0, 0, 8])]);
}

/** The last stream that the other side has taken, by the frame with which it ends the session; null without that frame. */
function lastStreamTaken(frames: Buffer): number | null {
	const goAway = 7;
	for (let at = 0; at + 9 <= frames.length; at += 9 + frames.readUIntBE(at, 3)) {
		if (frames[at + 3] === goAway) return frames.readUInt32BE(at + 9);
	}
	return null;
}

test("who opens and resets streams in haste is cut off on the way, and others are served", async () => {
	const own = await startedService({ isByTls: true });
	const socket = connectTls({ port: own.port, rejectUnauthorized: false, ALPNProtocols: ["h2"] });
	socket.on("error", () => undefined);
	await once(socket, "secureConnect");
	const chunks: Buffer[] = [];
	socket.on("data", (chunk: Buffer) => chunks.push(chunk));
	const streams = Array.from({ length: 5000 }, (_, index) => 2 * index + 1);
	const begin = [Buffer.from("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"), frame(4, 0, 0, [])];
	socket.write(Buffer.concat([...begin, ...streams.map(openAndReset)]));
	await once(socket, "close");
	expect(lastStreamTaken(Buffer.concat(chunks))).toBeLessThan(streams.at(-1) ?? 0);
	const other = connectHttp2(own.origin, { rejectUnauthorized: false });
	const [headers] = await once(other.request({ ":path": "/company" }), "response");
	expect(headers[":status"]).toBe(200);
	other.destroy();
	expect(own.isRunning).toBe(true);
});
