import { expect, test } from "vitest";
import { inboxPage, laterInboxPage, maxFound } from "#domain/desk/inbox.ts";
import { listInbox } from "#server/desk/inbox/list-inbox.ts";
import { databaseForTests } from "#tests/support/database-for-tests.ts";
import { storeManyLeads } from "#tools/bench/many-leads.ts";

const made = databaseForTests();

test("a colleague whose screen shows hundreds of leads has them read again by a few questions, each lead once", async () => {
	const count = inboxPage + laterInboxPage + 1;
	await storeManyLeads(made.database, count);
	const found: string[] = [];
	let questions = 0;
	for (let place: { cursor?: string } | null = {}; place !== null; questions++) {
		const { leads, next }: Awaited<ReturnType<typeof listInbox>> = await listInbox(
			made.database,
			{ view: "all", ...place },
			"ana",
		);
		found.push(...leads.map(({ receivedAt }) => receivedAt));
		place = next === null ? null : { cursor: next };
	}
	expect(questions).toBe(3);
	expect(new Set(found).size).toBe(count);
	expect(found).toEqual(found.toSorted().reverse());
});

test("a colleague whose search finds more leads than it looks at is told so, also where none of them fits a filter", async () => {
	await storeManyLeads(made.database, maxFound + 1);
	const search = async (words: string, filters: object = {}) => {
		const asked = { view: "all", search: words, ...filters } as const;
		const { leads, isCut } = await listInbox(made.database, asked, "ana");
		return [leads.length, isCut];
	};
	expect(await search("kauri")).toEqual([inboxPage, true]);
	expect(await search("kauri", { page: "/nowhere" })).toEqual([0, true]);
	expect(await search("mere777")).toEqual([1, false]);
	expect(await search("…")).toEqual([0, false]);
});
