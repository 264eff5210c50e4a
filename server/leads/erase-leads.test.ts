import { expect, test } from "vitest";
import { eraseLeads } from "#server/leads/erase-leads.ts";
import {
	databaseForTests,
	leadsIn,
	store as storeIn,
	submission,
} from "#tests/support/database-for-tests.ts";

const made = databaseForTests();

const store = (copy: string) => storeIn(made.database, submission(copy));
const now = new Date("2026-01-31T09:00:00Z");
const notes = () => made.database.kysely.selectFrom("erasures").selectAll().execute();

test("who erases leads is told of each, and a dated note of each is left", async () => {
	const [one, other] = [await store("one"), await store("other")];
	const erased = await eraseLeads(made.database, [one.reference, other.reference], now);
	expect(erased).toEqual([one, other].map(({ reference }) => ({ reference, erasedAt: now })));
	expect(await notes()).toHaveLength(2);
	expect(await leadsIn(made.database)).toEqual([]);
});

test("a lead that was erased before keeps its date", async () => {
	const { reference } = await store("one");
	await eraseLeads(made.database, [reference], now);
	const again = await eraseLeads(made.database, [reference], new Date("2026-02-28"));
	expect(again).toEqual([{ reference, erasedAt: now }]);
	expect(await notes()).toEqual([{ reference, erased_at: now.toISOString() }]);
});

test("where one of the references is no lead's, none is erased and the question says which", async () => {
	const { reference } = await store("one");
	const asked = eraseLeads(made.database, ["SL-0000-0000", reference, "SL-1111-1111"], now);
	await expect(asked).rejects.toThrow("SL-0000-0000 or SL-1111-1111");
	expect(await notes()).toEqual([]);
	expect(await leadsIn(made.database)).toHaveLength(1);
});

test("who erases leads is told when another program still holds the old bytes", async () => {
	const { reference } = await store("one");
	const held = { ...made.database, leaveNoBytes: async () => false };
	await expect(eraseLeads(held, [reference], now)).rejects.toThrow("give the same command again");
	expect(await notes()).toHaveLength(1);
});
