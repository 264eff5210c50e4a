import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import { migrate } from "#server/database/migrate.ts";
import { openDatabase } from "#server/database/open-database.ts";
import { isLongRun } from "#tools/checks/long-run.ts";
import { findStrace } from "#tools/checks/strace.ts";
import { Disk } from "./disk.ts";
import { recordRun, type Step } from "./recorded-run.ts";

const root = mkdtempSync(join(tmpdir(), "southlight-power-"));
afterAll(() => rmSync(root, { recursive: true }));
/** Enough that SQLite's log is written to the file in between. */
const count = isLongRun ? 400 : 30;
/** The power fails behind each so manieth step. */
const interval = isLongRun ? 11 : 201;

function record(name: string, synchronous: "" | "normal"): Promise<Step[]> {
	mkdirSync(join(root, name));
	return recordRun(join(root, name, "data", "leads.db"), count, synchronous);
}

/** The acknowledged leads that are missing after one of many power failures. */
async function losses(steps: readonly Step[], isWritten: () => boolean): Promise<string[]> {
	const lost: string[] = [];
	const acknowledged: string[] = [];
	const disk = new Disk();
	for (const [index, step] of steps.entries()) {
		disk.apply(step);
		if (step.kind === "acknowledge") acknowledged.push(step.reference);
		if (acknowledged.length === 0 || index % interval > 0) continue;
		const left = await leadsOn(disk, isWritten);
		const missing = acknowledged.filter((reference) => !left.has(reference));
		lost.push(...missing.map((reference) => `${reference} behind step ${index}`));
	}
	return lost;
}

/** The leads that a service would find which starts after the power has failed. */
async function leadsOn(disk: Disk, isWritten: () => boolean): Promise<Set<string>> {
	const folder = mkdtempSync(join(root, "disk-"));
	disk.writeTo(folder, isWritten);
	const database = await openDatabase(pathToFileURL(join(folder, "leads.db")));
	await database.verify();
	await migrate(database);
	const rows = await database.kysely.selectFrom("leads").select("reference").execute();
	await database.close();
	rmSync(folder, { recursive: true });
	return new Set(rows.map(({ reference }) => reference));
}

const testOptions = { timeout: (isLongRun ? 30 : 1) * 60_000 };

describe.skipIf(findStrace() === null)("the power fails at any moment", testOptions, () => {
	test("and every lead that was acknowledged is there, whatever the disk had of what was not synced", async () => {
		const steps = await record("full", "");
		expect(steps.filter(({ kind }) => kind === "acknowledge")).toHaveLength(count);
		expect(steps.filter((step) => step.kind === "write" && step.file === "leads.db").length).toBeGreaterThan(
			50,
		);
		expect(await losses(steps, () => false)).toEqual([]);
		expect(await losses(steps, () => Math.random() < 0.5)).toEqual([]);
	});

	test("and leads are missing where not each commit is synced, so that the test above would see it", async () => {
		expect(await losses(await record("normal", "normal"), () => false)).not.toEqual([]);
	});
});
