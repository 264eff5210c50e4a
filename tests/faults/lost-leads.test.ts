import { execFile } from "node:child_process";
import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { afterEach, describe, expect, test } from "vitest";
import { submissionReceipt } from "#domain/leads/contract.ts";
import {
	endService,
	postJson,
	postPlain,
	type RunningService,
	startService,
	storedLeads,
	temporaryFolder,
} from "../contract/service/running-service.ts";

const repository = resolve(import.meta.dirname, "../..");
const run = promisify(execFile);

let service: RunningService;
afterEach(() => endService(service));

const saying = (message: string) => ({ firstName: "A", lastName: "B", email: "a@example.nz", message });

/** The reference of a kept lead; null when the service died before it answered. */
async function sendAndNote(message: string): Promise<string | null> {
	try {
		const answer = await postJson(service.origin, "/forms/contact", { values: saying(message) });
		return answer.status === 201 ? submissionReceipt.parse(await answer.json()).reference : null;
	} catch {
		return null;
	}
}

describe("a service that is killed while messages arrive", () => {
	test("has lost none that it acknowledged, and lists them all when it runs again", async () => {
		service = await startService(temporaryFolder());
		const acknowledged: string[] = [];
		const crowd = Array.from({ length: 16 }, async (_, person) => {
			for (let sent = 0; service.process.signalCode === null; sent++) {
				const reference = await sendAndNote(`${person} ${sent}`);
				if (reference !== null) acknowledged.push(reference);
				if (acknowledged.length > 100) service.process.kill("SIGKILL");
			}
		});
		await Promise.all(crowd);
		expect(service.process.signalCode).toBe("SIGKILL");

		service = await startService(service.folder);
		const environment = { ...process.env, DATABASE_FILE: service.databaseFile };
		const options = { cwd: repository, env: environment, maxBuffer: 1e8 };
		const { stdout } = await run(process.execPath, ["server/leads/leads-command.ts", "--json"], options);
		const listed = new Set(JSON.parse(stdout).map(({ reference }: { reference: string }) => reference));
		expect(acknowledged.length).toBeGreaterThan(100);
		expect(acknowledged.filter((reference) => !listed.has(reference))).toEqual([]);
	});
});

describe("a button that is pressed twenty times at once", () => {
	test("makes one lead, and every press gets its receipt", async () => {
		service = await startService(temporaryFolder());
		const { key } = await (await fetch(`${service.origin}/forms/key`)).json();
		const presses = Array.from({ length: 20 }, () =>
			postJson(service.origin, "/forms/contact", { values: saying("hello"), key }),
		);
		const answers = await Promise.all(presses);
		expect(answers.map(({ status }) => status).sort()).toEqual([
			...Array.from({ length: 19 }, () => 200),
			201,
		]);
		expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
		expect(storedLeads(service.databaseFile)).toHaveLength(1);
	});

	test("without JavaScript makes one lead too", async () => {
		service = await startService(temporaryFolder());
		const presses = Array.from({ length: 20 }, () =>
			postPlain(service.origin, "/forms/contact", saying("hello")),
		);
		const answers = await Promise.all(presses);
		expect(new Set(answers.map(({ headers }) => headers.get("Location"))).size).toBe(1);
		expect(storedLeads(service.databaseFile)).toHaveLength(1);
	});
});

test("a form begun before a restart is sent after it as if nothing had happened", async () => {
	const folder = temporaryFolder();
	service = await startService(folder);
	const { key } = await (await fetch(`${service.origin}/forms/key`)).json();
	const first = await postJson(service.origin, "/forms/contact", { values: saying("hello"), key });
	await service.end();
	rmSync(`${folder}/dist`, { recursive: true });
	service = await startService(folder);
	const again = await postJson(service.origin, "/forms/contact", { values: saying("hello"), key });
	expect(again.status).toBe(200);
	expect(await again.json()).toEqual(await first.json());
});
