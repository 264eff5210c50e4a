import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Database } from "#server/database/database.ts";
import { migrate } from "#server/database/migrate.ts";
import { openDatabase } from "#server/database/open-database.ts";
import { eraseLeads } from "#server/leads/erase-leads.ts";
import { storeLead } from "#server/leads/store-lead.ts";

let folder: string;
let database: Database;
beforeEach(async () => {
	folder = mkdtempSync(join(tmpdir(), "southlight-erasure-"));
	database = await openDatabase(pathToFileURL(join(folder, "leads.db")));
	await migrate(database);
});
afterEach(async () => {
	await database.close();
	rmSync(folder, { recursive: true });
});

/** As scattered as the keyed hashes of the service, so that rows move between pages. */
const scattered = (copy: string) => createHash("sha256").update(copy).digest("hex");

const evidence = {
	honeypot: "",
	isKeyForged: false,
	formAge: null,
	proof: "none" as const,
	isFromBusyAddress: false,
};

/** Everything that marks one lead in the tables. */
async function store(copy: string, length: number): Promise<{ reference: string; marks: string[] }> {
	const values = { message: `${"and more ".repeat(length)} ${copy}` };
	const submission = { form: "contact" as const, values, page: null, evidence, assessment: null };
	const keys = { key: scattered(copy), repeatsFor: null, formKeyId: scattered(`form of ${copy}`) };
	const { reference, token } = await database.kysely
		.transaction()
		.execute((transaction) => storeLead(transaction, { ...submission, ...keys }, new Date()));
	return { reference, marks: [copy, token, keys.key, keys.formKeyId] };
}

function bytesOnDisk(): string {
	const files = ["leads.db", "leads.db-wal", "leads.db-shm"].map((name) => join(folder, name));
	return files.map((file) => (existsSync(file) ? readFileSync(file, "latin1") : "")).join("\n");
}

test("many leads, erased together, leave no byte in the database's files", async () => {
	const stored: Awaited<ReturnType<typeof store>>[] = [];
	for (let index = 0; index < 300; index++)
		stored.push(await store(`Person no. ${index}.`, (index * 53) % (index % 7 === 0 ? 1000 : 70)));
	const erased = stored.filter((_, index) => index % 5 < 3);
	const references = erased.map(({ reference }) => reference);
	await eraseLeads(database, references, new Date());
	const bytes = bytesOnDisk();
	const left = (leads: typeof stored) =>
		leads.flatMap(({ marks }) => marks).filter((mark) => bytes.includes(mark));
	expect(left(erased)).toEqual([]);
	expect(left(stored)).toHaveLength(120 * 4);
});
