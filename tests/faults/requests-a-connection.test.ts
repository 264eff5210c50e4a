import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, get } from "node:http";
import { type ClientHttp2Session, connect } from "node:http2";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { RunningService } from "#tests/support/running-service.ts";
import { startedService } from "#tests/support/service-for-tests.ts";
import { makeCertificate } from "#tools/bench/certificate.ts";

async function startedByTls(): Promise<RunningService> {
	const folder = mkdtempSync(join(tmpdir(), "southlight-certificate-"));
	const service = new RunningService({ settings: await makeCertificate(folder) });
	onTestFinished(async () => {
		await service.remove();
		rmSync(folder, { recursive: true });
	});
	return service.start();
}

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

	test("by HTTP/2 is told to open another one", async () => {
		const { origin } = await startedByTls();
		const session = connect(origin, { rejectUnauthorized: false });
		onTestFinished(() => session.destroy());
		for (let sent = 0; sent < 1000; sent++) await ask(session);
		expect(session.closed).toBe(true);
	});
});
