import { expect, test } from "vitest";
import type { Database } from "#server/database/database.ts";
import { countSpam, listLeads } from "#server/leads/list-leads.ts";
import {
	databaseForTests,
	leadsIn,
	person,
	store as storeIn,
	submission,
} from "#tests/support/database-for-tests.ts";

const made = databaseForTests();
const store = (key: string, now: Date, evidence = person) =>
	storeIn(made.database, submission(key, { evidence }), now);
const messages = async (withSpam: boolean) =>
	(await leadsIn(made.database, withSpam)).map(({ values }) => values["message"]);

test("suspected leads are listed only when asked for, the newest lead first", async () => {
	await store("old", new Date("2026-01-01"));
	await store("new", new Date("2026-01-03"));
	await store("odd", new Date("2026-01-02"), { ...person, formAge: 0 });
	expect(await messages(false)).toEqual(["new", "old"]);
	expect(await messages(true)).toEqual(["new", "odd", "old"]);
	expect(await countSpam(made.database)).toBe(1);
});

test("what was merged into another lead is listed as its part, and owes no reply of its own", async () => {
	const { kysely } = made.database;
	const whole = await store("whole", new Date("2026-01-01"));
	const part = await store("part", new Date("2026-01-02"));
	const found = kysely.selectFrom("leads").select("id").where("reference", "=", whole.reference);
	const { id: merged_into } = await found.executeTakeFirstOrThrow();
	await kysely.updateTable("leads").set({ merged_into }).where("reference", "=", part.reference).execute();
	expect(await leadsIn(made.database)).toMatchObject([
		{ reference: part.reference, partOf: whole.reference, replyDueAt: null },
		{ reference: whole.reference, partOf: null, replyDueAt: expect.any(Date) },
	]);
});

/** Stores as many leads as there are on some pages, many of them at the same moment. */
async function storeMany(count: number): Promise<void> {
	await made.database.transaction(async (transaction) => {
		await storeIn({ ...made.database, transaction: (work) => work(transaction) }, submission("0"));
		const [row] = await transaction.selectFrom("leads").selectAll().execute();
		if (row === undefined) throw new Error("There is no lead");
		for (let index = 1; index < count; index++) {
			const second = String(Math.floor(index / 100)).padStart(2, "0");
			const name = `${index}`;
			await transaction
				.insertInto("leads")
				.values({
					...row,
					id: name,
					reference: name,
					token: name,
					received_at: `2025-01-01T00:00:${second}.000Z`,
				})
				.execute();
		}
	});
}

test("each of many leads is listed once, whatever the pages", async () => {
	await storeMany(1234);
	const leads = await leadsIn(made.database);
	expect(leads).toHaveLength(1234);
	expect(new Set(leads.map(({ id }) => id)).size).toBe(1234);
	const times = leads.map(({ receivedAt }) => receivedAt.getTime());
	expect(times).toEqual(times.toSorted((one, other) => other - one));
});

test("a list holds one page in memory, and reads the next one only when it is asked for", async () => {
	await storeMany(1234);
	let reads = 0;
	const counted = made.database.kysely.withPlugin({
		transformQuery: ({ node }) => node,
		async transformResult({ result }) {
			reads++;
			return result;
		},
	});
	const database: Database = { ...made.database, kysely: counted };
	const pages = listLeads(database, { withSpam: true });
	const first = await pages.next();
	expect(first.value).toHaveLength(200);
	expect(reads).toBe(1);
	await pages.next();
	expect(reads).toBe(2);
});
