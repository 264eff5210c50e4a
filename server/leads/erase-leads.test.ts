import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { migrate } from "#server/database/migrate.ts";
import { type Database, openDatabase } from "#server/database/open-database.ts";
import { eraseLeads } from "#server/leads/erase-leads.ts";
import { keepLead } from "#server/leads/keep-lead.ts";

let folder: string;
let database: Database;
beforeEach(async () => {
	folder = mkdtempSync(join(tmpdir(), "southlight-erasure-"));
	database = await openDatabase(join(folder, "leads.db"));
	await migrate(database);
});
afterEach(async () => {
	await database.destroy();
	rmSync(folder, { recursive: true });
});

/** As scattered as the keyed hashes of the service, so that rows move between pages. */
const scattered = (words: string) => createHash("sha256").update(words).digest("hex");

/** Everything that marks one lead, as it stands in the tables. */
async function keep(words: string, length: number): Promise<{ reference: string; marks: string[] }> {
	const answers = { message: `${"and more ".repeat(length)} ${words}` };
	const sending = { form: "contact" as const, answers, page: null, suspicions: [], assessment: null };
	const keys = { key: scattered(words), repeatsFor: null, submission: scattered(`form of ${words}`) };
	const { reference, receipt } = await database
		.transaction()
		.execute((transaction) => keepLead(transaction, { ...sending, ...keys }, new Date()));
	return { reference, marks: [words, receipt, keys.key, keys.submission] };
}

function bytesOnDisk(): string {
	const files = ["leads.db", "leads.db-wal", "leads.db-shm"].map((name) => join(folder, name));
	return files.map((file) => (existsSync(file) ? readFileSync(file, "latin1") : "")).join("\n");
}

test("many leads, erased together, leave none of the copies that stay behind when SQLite moves rows", async () => {
	const kept: Awaited<ReturnType<typeof keep>>[] = [];
	for (let index = 0; index < 300; index++)
		kept.push(await keep(`Person no. ${index}.`, (index * 53) % (index % 7 === 0 ? 1000 : 70)));
	const erased = kept.filter((_, index) => index % 5 < 3);
	const references = erased.map(({ reference }) => reference);
	await eraseLeads(database, references, new Date());
	const bytes = bytesOnDisk();
	const left = (leads: typeof kept) =>
		leads.flatMap(({ marks }) => marks).filter((mark) => bytes.includes(mark));
	expect(left(erased)).toEqual([]);
	expect(left(kept)).toHaveLength(120 * 4);
	// Such a copy is rare. That none can be left follows from the file being written anew, without a page to spare.
	const { rows } = await sql<{ freelist_count: number }>`pragma freelist_count`.execute(database);
	expect(rows).toEqual([{ freelist_count: 0 }]);
});
