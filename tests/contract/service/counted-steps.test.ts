import { describe, expect, test } from "vitest";
import { funnelPath, funnelSteps } from "#domain/readiness/funnel.ts";
import type { RunningService } from "#tests/support/running-service.ts";
import { startedService } from "#tests/support/service-for-tests.ts";
import { queryDatabase } from "#tools/service/query-database.ts";

const visit = ({ origin }: RunningService, step: string, headers: Record<string, string> = {}) =>
	fetch(`${origin}${funnelPath}/${step}`, {
		method: "POST",
		headers: { "Sec-Fetch-Site": "same-origin", ...headers },
	});

/** What is stored once the service has stopped, which writes what it has counted. */
async function counted(service: RunningService): Promise<Record<string, number>> {
	await service.stop("SIGTERM");
	const rows = await queryDatabase(service.databaseUrl, (database) =>
		database.selectFrom("assessment_steps").selectAll().execute(),
	);
	for (const row of rows) expect(Object.keys(row).sort()).toEqual(["day", "id", "step", "visits"]);
	return Object.fromEntries(rows.map(({ step, visits }) => [step, visits]));
}

describe("a step of the assessment", () => {
	test("is counted as a sum of its day, over a restart too, and nothing else is stored", async () => {
		const service = await startedService();
		for (const step of funnelSteps) expect((await visit(service, step)).status).toBe(204);
		await visit(service, "business");
		expect(await counted(service)).toMatchObject({ business: 2, report: 1 });
		await service.start();
		await visit(service, "business");
		expect((await counted(service))["business"]).toBe(3);
	});

	test("is not counted where the browser asks for privacy, for another site's page, or more than a person could come", async () => {
		const service = await startedService();
		await visit(service, "today", { "Sec-GPC": "1" });
		await visit(service, "wishes", { "Sec-Fetch-Site": "cross-site" });
		for (let count = 0; count < 100; count++) await visit(service, "you");
		const sums = await counted(service);
		expect([sums["today"], sums["wishes"]]).toEqual([undefined, undefined]);
		expect(sums["you"]).toBeLessThan(100);
	});

	test("that there is not is no address, and a body is refused", async () => {
		const service = await startedService();
		expect((await visit(service, "toString")).status).toBe(404);
		const body = { method: "POST", body: JSON.stringify({ who: "Mere" }) };
		const headers = { "Content-Type": "application/json" };
		expect((await fetch(`${service.origin}${funnelPath}/you`, { ...body, headers })).status).toBe(413);
		expect(await counted(service)).toEqual({});
	});
});
