import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, watch } from "node:fs";
import { dirname } from "node:path";
import { setImmediate as turn } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { eraseLeads } from "#server/leads/erase-leads.ts";
import {
	databaseForTests,
	leadsIn,
	store as storeIn,
	submission,
} from "#tests/support/database-for-tests.ts";

const made = databaseForTests();

/** As scattered as the keyed hashes of the service, so that rows move between pages. */
const scattered = (copy: string) => createHash("sha256").update(copy).digest("hex");

/** Everything that marks one lead in the tables. */
async function store(copy: string, length: number): Promise<{ reference: string; marks: string[] }> {
	const values = { message: `${"and more ".repeat(length)} ${copy}` };
	const keys = { key: scattered(copy), formKeyId: scattered(`form of ${copy}`) };
	const { reference, token } = await storeIn(made.database, submission(keys.key, { ...keys, values }));
	return { reference, marks: [copy, token, keys.key, keys.formKeyId] };
}

function bytesOnDisk(): string {
	const files = ["", "-wal", "-shm"].map((end) => fileURLToPath(made.url) + end);
	return files.map((file) => (existsSync(file) ? readFileSync(file, "latin1") : "")).join("\n");
}

test("many leads, erased together, leave no byte in the database's files", async () => {
	const stored: Awaited<ReturnType<typeof store>>[] = [];
	for (let index = 0; index < 300; index++)
		stored.push(await store(`Person no. ${index}.`, (index * 53) % (index % 7 === 0 ? 1000 : 70)));
	const erased = stored.filter((_, index) => index % 5 < 3);
	const references = erased.map(({ reference }) => reference);
	await eraseLeads(made.database, references, new Date());
	const bytes = bytesOnDisk();
	const left = (leads: typeof stored) =>
		leads.flatMap(({ marks }) => marks).filter((mark) => bytes.includes(mark));
	expect(left(erased)).toEqual([]);
	expect(left(stored)).toHaveLength(120 * 4);
	// A file that was written again has no free pages, where a copy that moved could have stayed.
	const { rows } = await sql`pragma freelist_count`.execute(made.database.kysely);
	expect(rows).toEqual([{ freelist_count: 0 }]);
});

test("while the file is written again, others have their turns, and a lead that comes is stored", async () => {
	let isDone = false;
	const written = made.database.vacuum().finally(() => {
		isDone = true;
	});
	const stored = store("Meanwhile.", 1);
	let turns = 0;
	while (!isDone && turns < 3) {
		await turn();
		turns++;
	}
	expect(turns).toBe(3);
	expect(await written).toBe(true);
	await stored;
	expect(await leadsIn(made.database)).toHaveLength(1);
});

test("while the file is written again, the other leads are copied to its own folder and to no other", async () => {
	// More than SQLite holds in memory.
	for (let index = 0; index < 150; index++) await store(`Person no. ${index}.`, 1000);
	const names = new Set<string | null>();
	const watcher = watch(dirname(fileURLToPath(made.url)), (_, name) => void names.add(name));
	await made.database.vacuum();
	await expect.poll(() => [...names]).toContainEqual(expect.stringMatching(/^etilqs_/));
	watcher.close();
});

test("what was erased where the disk has no room for a second copy is said to be erased, and finished later", async () => {
	const { reference } = await store("Erased.", 1);
	for (let index = 0; index < 150; index++) await store(`Person no. ${index}.`, 1000);
	await sql`pragma wal_checkpoint(truncate)`.execute(made.database.kysely);
	const erase = (blocks: number | "unlimited") =>
		spawnSync(
			"sh",
			[
				"-c",
				`ulimit -f ${blocks}; exec "$0" server/leads/leads-command.ts erase ${reference}`,
				process.execPath,
			],
			{ env: { DATABASE_FILE: fileURLToPath(made.url) }, encoding: "utf8" },
		);
	const tooSmall = erase(1000);
	expect([tooSmall.status, tooSmall.stdout]).toEqual([1, ""]);
	expect(tooSmall.stderr).toMatch(/^Erased[^\n]+disk[^\n]+\n$/);
	expect(await leadsIn(made.database)).toHaveLength(150);
	expect(erase("unlimited").stdout).toContain(reference);
});

test("a file that has been deleted is not made again", async () => {
	rmSync(made.url);
	const error = await made.database.vacuum().catch((reason: unknown) => reason);
	expect(made.database.isUnavailable(error)).toBe(true);
	expect(existsSync(made.url)).toBe(false);
});
