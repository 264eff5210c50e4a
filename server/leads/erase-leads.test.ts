import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { eraseLeads } from "#server/leads/erase-leads.ts";
import { listLeads } from "#server/leads/list-leads.ts";
import { databaseForTests, store as storeIn, submission } from "#tests/support/database-for-tests.ts";

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
});

const now = new Date("2026-01-31T09:00:00Z");
const notes = () => made.database.kysely.selectFrom("erasures").selectAll().execute();

test("who erases leads is told of each, and a dated note of each is left", async () => {
	const [one, other] = [await store("one", 0), await store("other", 0)];
	const erased = await eraseLeads(made.database, [one.reference, other.reference], now);
	expect(erased).toEqual([one, other].map(({ reference }) => ({ reference, erasedAt: now })));
	expect(await notes()).toHaveLength(2);
	expect(await listLeads(made.database, { withSpam: true })).toEqual([]);
});

test("a lead that was erased before keeps its date", async () => {
	const { reference } = await store("one", 0);
	await eraseLeads(made.database, [reference], now);
	const again = await eraseLeads(made.database, [reference], new Date("2026-02-28"));
	expect(again).toEqual([{ reference, erasedAt: now }]);
	expect(await notes()).toEqual([{ reference, erased_at: now.toISOString() }]);
});

test("where one of the references is no lead's, none is erased and the question says which", async () => {
	const { reference } = await store("one", 0);
	const asked = eraseLeads(made.database, ["SL-0000-0000", reference, "SL-1111-1111"], now);
	await expect(asked).rejects.toThrow("SL-0000-0000 or SL-1111-1111");
	expect(await notes()).toEqual([]);
	expect(await listLeads(made.database, { withSpam: true })).toHaveLength(1);
});

test("who erases leads is told when another program still holds the old bytes", async () => {
	const { reference } = await store("one", 0);
	const held = { ...made.database, leaveNoBytes: async () => false };
	await expect(eraseLeads(held, [reference], now)).rejects.toThrow("give the same command again");
	expect(await notes()).toHaveLength(1);
});
