import { once } from "node:events";
import { Agent, get } from "node:http";
import { type ClientHttp2Session, connect } from "node:http2";
import { describe, expect, onTestFinished, test } from "vitest";
import { startedService } from "#tests/support/service-for-tests.ts";

async function ask(session: ClientHttp2Session): Promise<void> {
	await once(session.request({ ":path": "/healthz" }).resume(), "end");
}

describe("a client that asks a thousand times over one connection", () => {
	test("by HTTP/1.1 is given another one", async () => {
		const { origin } = await startedService();
		const agent = new Agent({ keepAlive: true, maxSockets: 1 });
		onTestFinished(() => agent.destroy());
		const ports = new Set<number | undefined>();
		for (let sent = 0; sent <= 1000; sent++) {
			const asked = get(`${origin}/healthz`, { agent });
			const [answer] = await once(asked, "response");
			ports.add(asked.socket?.localPort);
			await once(answer.resume(), "end");
		}
		expect(ports.size).toBeGreaterThan(1);
	});

	test("by HTTP/1.1 is given another one also where the last request was refused", async () => {
		const { origin, port } = await startedService();
		const agent = new Agent({ keepAlive: true, maxSockets: 1 });
		onTestFinished(() => agent.destroy());
		const statuses: (number | undefined)[] = [];
		for (let sent = 0; sent <= 1000; sent++) {
			const asked = get(`${origin}${sent === 999 ? "/%zz" : "/healthz"}`, { agent });
			const [answer] = await once(asked, "response");
			statuses.push(answer.statusCode);
			await once(answer.resume(), "end");
		}
		expect([port > 0, statuses.slice(998)]).toEqual([true, [200, 400, 200]]);
	});

	test("by HTTP/2 is told to open another one", async () => {
		const { origin } = await startedService({ isByTls: true });
		const session = connect(origin, { rejectUnauthorized: false });
		onTestFinished(() => session.destroy());
		for (let sent = 0; sent < 1000; sent++) await ask(session);
		expect(session.closed).toBe(true);
	});
});
