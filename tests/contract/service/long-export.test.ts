import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { databaseForTests, store, submission } from "#tests/support/database-for-tests.ts";
import { databaseSettings } from "#tests/support/running-service.ts";
import { buildFolder } from "#tests/support/site-description.ts";
import { isLongRun } from "#tools/checks/long-run.ts";

/** Leads, whose messages together have twice as many megabytes as the command may use. */
const count = isLongRun ? 100_000 : 15_000;
/** The command's code and a page of leads need 45: the rest is room for what a busy machine collects late. */
const megabytes = 96;
const message = "x".repeat((2 * megabytes * 1_000_000) / count);
const batch = 500;

const made = databaseForTests();

async function storeLongLeads(): Promise<void> {
	const { kysely } = made.database;
	await store(made.database, submission("first"));
	const [row] = await kysely.selectFrom("leads").selectAll().execute();
	if (row === undefined) throw new Error("There is no lead");
	await kysely.deleteFrom("leads").execute();
	for (let from = 0; from < count; from += batch) {
		const rows = Array.from({ length: batch }, (_, index) => {
			const number = `${from + index}`;
			const values = { email: `mere${number}@example.co.nz`, message };
			return { ...row, id: number, reference: number, token: number, form_values: JSON.stringify(values) };
		});
		await kysely.insertInto("leads").values(rows).execute();
	}
}

/** The addresses that the command prints, each on a line of its own, while its memory is bounded; and how it ended. */
async function exportedAddresses(options: readonly string[]) {
	const program = [`--max-old-space-size=${megabytes}`, "server/leads/leads-command.ts", ...options];
	const settings = { ...databaseSettings(made.url), BUILD_FOLDER: buildFolder };
	const command = spawn(process.execPath, program, { env: { PATH: process.env["PATH"], ...settings } });
	const closed = once(command, "close");
	const messages = text(command.stderr);
	const addresses = new Set<string>();
	for await (const line of createInterface({ input: command.stdout })) {
		const [address] = /mere\d+@example\.co\.nz/.exec(line) ?? [];
		if (address !== undefined) addresses.add(address);
	}
	await closed;
	return { exitCode: command.exitCode, addresses: addresses.size, messages: await messages };
}

test("leads that need more memory than the command has are all listed and exported", {
	timeout: 10 * 60_000,
}, async () => {
	await storeLongLeads();
	for (const options of [[], ["--csv"], ["--json"]]) {
		const { exitCode, addresses, messages } = await exportedAddresses(options);
		expect({ options, exitCode, addresses, messages }).toEqual({
			options,
			exitCode: 0,
			addresses: count,
			messages: expect.any(String),
		});
	}
});
