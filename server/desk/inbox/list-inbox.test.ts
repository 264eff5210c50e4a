import { expect, test } from "vitest";
import { inboxPage, laterInboxPage } from "#domain/desk/inbox.ts";
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
