import { setTimeout } from "node:timers/promises";
import type { Kysely } from "kysely";
import { expect, test, vi } from "vitest";
import { addSamples, removeSamples } from "#server/desk/command/sample-leads.ts";
import { mergeLeads } from "#server/desk/leads/merge-leads.ts";
import { eraseLeads, refuseParts } from "#server/leads/erase-leads.ts";
import {
	databaseForTests,
	leadsIn,
	store as storeIn,
	submission,
} from "#tests/support/database-for-tests.ts";

const made = databaseForTests();

const email = "mere@example.co.nz";
const store = (copy: string) =>
	storeIn(made.database, submission(copy, { values: { message: copy, email } }));
async function storedLead(copy: string) {
	const { reference } = await store(copy);
	const found = made.database.kysely.selectFrom("leads").select("id").where("reference", "=", reference);
	return { reference, ...(await found.executeTakeFirstOrThrow()) };
}
const now = new Date("2026-01-31T09:00:00Z");
const notes = () => made.database.kysely.selectFrom("erasures").selectAll().execute();

test("who erases leads is told of each, and a dated note of each is left", async () => {
	const [one, other] = [await store("one"), await store("other")];
	const { erasures } = await eraseLeads(made.database, [one.reference, other.reference], now);
	expect(erasures).toEqual([one, other].map(({ reference }) => ({ reference, erasedAt: now })));
	expect(await notes()).toHaveLength(2);
	expect(await leadsIn(made.database)).toEqual([]);
});

/** Any table: which ones there are, only the database knows. */
type Rows = Kysely<Record<string, Record<string, string | number>>>;

/** Puts a row about a lead into every table of the database that has such rows, and says which tables these are. */
async function fillTables(rows: Rows, lead_id: string): Promise<string[]> {
	const found = await rows.introspection.getTables();
	const tables = found.filter(({ columns }) => columns.some(({ name }) => name === "lead_id"));
	for (const { name: table, columns } of tables) {
		const needed = columns.filter(({ isNullable }) => !isNullable);
		const filled = needed.map(({ name, dataType }) => [name, /int/i.test(dataType) ? 7 : "words"]);
		const row = { ...Object.fromEntries(filled), lead_id };
		const adding = rows.insertInto(table).values(row);
		await adding.onConflict((conflict) => conflict.doNothing()).execute();
	}
	return tables.map(({ name }) => name);
}

test("a lead takes its rows in every other table with it", async () => {
	const { id, reference } = await storedLead("one");
	// The names of tables and columns come from the database itself, which Kysely cannot know.
	const rows = made.database.kysely as unknown as Rows;
	const tables = await fillTables(rows, id);
	const filled = async () => {
		const found = tables.map(async (table) => {
			const ofLead = await rows.selectFrom(table).selectAll().where("lead_id", "=", id).execute();
			return ofLead.length > 0 ? [table] : [];
		});
		return (await Promise.all(found)).flat();
	};
	expect(await filled()).toEqual(tables);
	expect(tables.length).toBeGreaterThan(6);
	await eraseLeads(made.database, [reference], now);
	expect(await filled()).toEqual([]);
});

test("a lead takes what was merged into it with it, whichever address that has", async () => {
	const [whole, part] = [await storedLead("whole"), await storedLead("part")];
	const { kysely } = made.database;
	await kysely.updateTable("leads").set({ merged_into: whole.id }).where("id", "=", part.id).execute();
	const { erasures } = await eraseLeads(made.database, [whole.reference], now);
	expect(erasures.map(({ reference }) => reference)).toEqual([whole.reference, part.reference]);
	expect(await leadsIn(made.database)).toEqual([]);
	expect(await notes()).toHaveLength(2);
});

test("who names a part alone reads which lead it is part of, and who names both does not", async () => {
	const [whole, part] = [await storedLead("whole"), await storedLead("part")];
	const { kysely } = made.database;
	await kysely.updateTable("leads").set({ merged_into: whole.id }).where("id", "=", part.id).execute();
	await expect(refuseParts(made.database, [part.reference])).rejects.toThrow(whole.reference);
	await expect(refuseParts(made.database, [part.reference, whole.reference])).resolves.toBeUndefined();
});

test("a sample lead that is named twice is erased", async () => {
	await addSamples(made.database, now);
	const { erasures } = await eraseLeads(made.database, ["SL-SAMP-0001", "SL-SAMP-0001"], now);
	expect(erasures).toHaveLength(1);
	await removeSamples(made.database);
});

test("a sample lead is erased without a note, and so is the next one that has its reference", async () => {
	const erasures = [{ reference: "SL-SAMP-0001", erasedAt: now }];
	for (let demo = 0; demo < 2; demo++) {
		await addSamples(made.database, now);
		expect(await eraseLeads(made.database, ["SL-SAMP-0001"], now)).toMatchObject({ erasures });
		await removeSamples(made.database);
	}
	expect(await notes()).toEqual([]);
});

test("a lead that was erased before keeps its date", async () => {
	const { reference } = await store("one");
	await eraseLeads(made.database, [reference], now);
	const again = await eraseLeads(made.database, [reference], new Date("2026-02-28"));
	expect(again.erasures).toEqual([{ reference, erasedAt: now }]);
	expect(await notes()).toEqual([{ reference, erased_at: now.toISOString() }]);
});

test("where one of the references is no lead's, none is erased and the question says which", async () => {
	const { reference } = await store("one");
	const record = vi.fn();
	const asked = eraseLeads(made.database, ["SL-0000-0000", reference, "SL-1111-1111"], now, record);
	await expect(asked).rejects.toThrow("SL-0000-0000 or SL-1111-1111");
	expect(record).not.toHaveBeenCalled();
	expect(await notes()).toEqual([]);
	expect(await leadsIn(made.database)).toHaveLength(1);
});

test("who erases leads is told when another program still holds the old bytes", async () => {
	const { reference } = await store("one");
	const held = { ...made.database, vacuum: async () => false };
	const erasures = [{ reference, erasedAt: now }];
	expect(await eraseLeads(held, [reference], now)).toEqual({ erasures, hasLeftNoBytes: false });
	expect(await eraseLeads(made.database, [reference], now)).toEqual({ erasures, hasLeftNoBytes: true });
});

test("a lead that is being merged into one that is erased goes with it", async () => {
	const [into, from] = [await storedLead("one"), await storedLead("other")];
	const merged = Promise.withResolvers<void>();
	const letGo = Promise.withResolvers<void>();
	const merging = made.database.transaction(async (transaction) => {
		await mergeLeads(transaction, { into: into.id, from: from.id, fields: [], person: "ana" });
		merged.resolve();
		await letGo.promise;
	});
	await merged.promise;
	const erasing = eraseLeads(made.database, [into.reference], now);
	// On PostgreSQL it has its own connection, and meets the merge.
	await setTimeout(200);
	letGo.resolve();
	await Promise.all([merging, erasing]);
	expect(await leadsIn(made.database)).toEqual([]);
});
