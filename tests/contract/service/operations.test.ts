import { rmSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { messageSaying, newFormKey, postJson, postPlain } from "#tests/support/post-form.ts";
import type { RunningService } from "#tests/support/running-service.ts";
import { serviceForTests, startedService } from "#tests/support/service-for-tests.ts";
import { queryDatabase } from "#tools/service/query-database.ts";

const service = serviceForTests({ settings: { METRICS_PORT: "0" } });

function metricsAddress({ output }: RunningService): string {
	const line = output.split("\n").find((each) => each.startsWith('{"event":"metrics"')) ?? "{}";
	return JSON.parse(line).address;
}

async function figure(name: string): Promise<number> {
	const text = await (await fetch(metricsAddress(service))).text();
	const line = text.split("\n").find((each) => each.startsWith(`${name} `));
	return Number(line?.slice(name.length + 1) ?? 0);
}

describe("a program that watches the service", () => {
	test("learns that the process lives and that a lead can be stored", async () => {
		for (const path of ["/healthz", "/readyz"]) {
			const answer = await fetch(service.origin + path);
			expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
			expect(await answer.json()).toEqual({ status: "ok" });
		}
	});

	test("learns that no lead can be stored because its file is gone, while the process lives", async () => {
		const own = await startedService();
		for (const end of ["", "-wal", "-shm"]) rmSync(own.databaseFile + end, { force: true });
		expect((await fetch(`${own.origin}/readyz`)).status).toBe(503);
		expect((await fetch(`${own.origin}/healthz`)).status).toBe(200);
	});

	test("learns that no lead can be stored because another program holds the file", async () => {
		const own = await startedService();
		const answer = await queryDatabase(own.databaseFile, (database) =>
			database.transaction().execute(() => fetch(`${own.origin}/readyz`)),
		);
		expect([answer.status, await answer.json()]).toEqual([503, { status: "unavailable" }]);
	});
});

describe("who reads the figures", () => {
	test("finds the leads by form, and repeats apart", async () => {
		const stored = 'southlight_leads_total{form="contact",repeat="false"}';
		const repeated = 'southlight_leads_total{form="contact",repeat="true"}';
		const before = [await figure(stored), await figure(repeated)];
		const body = { values: messageSaying("counted"), key: await newFormKey(service) };
		for (let sent = 0; sent < 3; sent++) await postJson(service, "/forms/contact", body);
		expect([await figure(stored), await figure(repeated)]).toEqual([
			(before[0] ?? 0) + 1,
			(before[1] ?? 0) + 2,
		]);
	});

	test("finds every answer by route and status, and refusals by reason", async () => {
		const asked: [name: string, ask: () => Promise<unknown>][] = [
			['southlight_requests_total{route="file",status="200"}', () => fetch(`${service.origin}/company`)],
			[
				'southlight_requests_total{route="GET /forms/received/:token",status="404"}',
				() => fetch(`${service.origin}/forms/received/none`),
			],
			[
				'southlight_refusals_total{reason="no-receipt"}',
				() => fetch(`${service.origin}/forms/received/none`),
			],
			['southlight_refusals_total{reason="problems"}', () => postPlain(service, "/forms/contact", {})],
		];
		for (const [name, ask] of asked) {
			const before = await figure(name);
			await ask();
			await expect.poll(() => figure(name)).toBe(before + 1);
		}
	});

	test("finds the memory of the process, and no address that a visitor asked for", async () => {
		await fetch(`${service.origin}/company?who=mere@example.co.nz`);
		await fetch(`${service.origin}/forms/received/secrettoken`);
		const text = await (await fetch(metricsAddress(service))).text();
		expect(text).toContain("process_resident_memory_bytes");
		expect(text).not.toMatch(/mere|secrettoken|127\.0\.0\.1/);
	});

	test("does so only on the port of its own", async () => {
		expect((await fetch(`${service.origin}/metrics`)).status).toBe(404);
		const own = await startedService();
		expect(own.output).not.toContain('"event":"metrics"');
	});
});
