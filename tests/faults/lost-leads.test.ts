import { randomInt, randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { submissionReceipt } from "#domain/leads/contract.ts";
import { listedLeads } from "#tests/support/leads-command.ts";
import { messageSaying, newFormKey, postJson, postPlain } from "#tests/support/post-form.ts";
import type { RunningService } from "#tests/support/running-service.ts";
import { startedService } from "#tests/support/service-for-tests.ts";
import { isLongRun } from "#tools/checks/long-run.ts";

/** The reference of a kept lead; null when the service died before it answered. */
async function sendAndNote(service: RunningService, message: string): Promise<string | null> {
	try {
		const answer = await postJson(service, "/forms/contact", { values: messageSaying(message) });
		return answer.status === 201 ? submissionReceipt.parse(await answer.json()).reference : null;
	} catch {
		return null;
	}
}

/** Sends messages from many people at once, notes the acknowledged ones, and kills the service at any moment of the work for them. */
async function killAmongMessages(service: RunningService, acknowledged: Set<string>): Promise<void> {
	const last = randomInt(150, 250);
	let begun = 0;
	const crowd = Array.from({ length: 16 }, async () => {
		while (service.isRunning) {
			begun++;
			if (begun === last) service.signal("SIGKILL");
			const reference = await sendAndNote(service, randomUUID());
			if (reference !== null) acknowledged.add(reference);
		}
	});
	await Promise.all(crowd);
}

const kills = isLongRun ? 200 : 1;

test("a service that is killed while messages arrive has lost none that it acknowledged when it runs again", {
	timeout: kills * 60_000,
}, async () => {
	const service = await startedService();
	const acknowledged = new Set<string>();
	for (let kill = 0; kill < kills; kill++) {
		await killAmongMessages(service, acknowledged);
		await service.start();
	}
	const leads: { reference: string }[] = JSON.parse(await listedLeads(service, ["--json"]));
	const listed = new Set(leads.map(({ reference }) => reference));
	expect(acknowledged.size).toBeGreaterThan(100 * kills);
	expect([...acknowledged].filter((reference) => !listed.has(reference))).toEqual([]);
});

describe("a button that is pressed twenty times at once", () => {
	test("makes one lead, and every press gets its receipt", async () => {
		const service = await startedService();
		const key = await newFormKey(service);
		const presses = Array.from({ length: 20 }, () =>
			postJson(service, "/forms/contact", { values: messageSaying("hello"), key }),
		);
		const answers = await Promise.all(presses);
		expect(answers.map(({ status }) => status).sort()).toEqual([
			...Array.from({ length: 19 }, () => 200),
			201,
		]);
		expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
		expect(await service.leads()).toHaveLength(1);
	});

	test("without JavaScript makes one lead too", async () => {
		const service = await startedService();
		const presses = Array.from({ length: 20 }, () =>
			postPlain(service, "/forms/contact", messageSaying("hello")),
		);
		const answers = await Promise.all(presses);
		expect(new Set(answers.map(({ headers }) => headers.get("Location"))).size).toBe(1);
		expect(await service.leads()).toHaveLength(1);
	});
});

test("a form begun before a restart is sent after it as if nothing had happened", async () => {
	const service = await startedService();
	const body = { values: messageSaying("hello"), key: await newFormKey(service) };
	const first = await postJson(service, "/forms/contact", body);
	await service.stop();
	await service.start();
	const again = await postJson(service, "/forms/contact", body);
	expect(again.status).toBe(200);
	expect(await again.json()).toEqual(await first.json());
});
