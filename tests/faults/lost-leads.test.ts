import { describe, expect, test } from "vitest";
import { submissionReceipt } from "#domain/leads/contract.ts";
import { listedLeads } from "#tests/support/leads-command.ts";
import { messageSaying, newFormKey, postJson, postPlain } from "#tests/support/post-form.ts";
import type { RunningService } from "#tests/support/running-service.ts";
import { startedService } from "#tests/support/service-for-tests.ts";

/** The reference of a kept lead; null when the service died before it answered. */
async function sendAndNote(service: RunningService, message: string): Promise<string | null> {
	try {
		const answer = await postJson(service, "/forms/contact", { values: messageSaying(message) });
		return answer.status === 201 ? submissionReceipt.parse(await answer.json()).reference : null;
	} catch {
		return null;
	}
}

describe("a service that is killed while messages arrive", () => {
	test("has lost none that it acknowledged, and lists them all when it runs again", async () => {
		const service = await startedService();
		const acknowledged: string[] = [];
		const crowd = Array.from({ length: 16 }, async (_, person) => {
			for (let sent = 0; service.isRunning; sent++) {
				const reference = await sendAndNote(service, `${person} ${sent}`);
				if (reference !== null) acknowledged.push(reference);
				if (acknowledged.length > 100) await service.stop("SIGKILL");
			}
		});
		await Promise.all(crowd);
		expect(service.isRunning).toBe(false);

		await service.start();
		const leads: { reference: string }[] = JSON.parse(await listedLeads(service, ["--json"]));
		const listed = new Set(leads.map(({ reference }) => reference));
		expect(acknowledged.length).toBeGreaterThan(100);
		expect(acknowledged.filter((reference) => !listed.has(reference))).toEqual([]);
	});
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
