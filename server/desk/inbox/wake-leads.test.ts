import { expect, test } from "vitest";
import type { Database } from "#server/database/database.ts";
import { wakeLeads } from "#server/desk/inbox/wake-leads.ts";
import { readTimeline } from "#server/desk/leads/timeline.ts";
import { type EventMetadata, LeadChangedError, recordEvent } from "#server/leads/lead-events.ts";
import { databaseForTests, store, submission } from "#tests/support/database-for-tests.ts";

const made = databaseForTests();
const until = "2026-11-22T01:00:00.000Z";
const now = new Date("2026-11-22T01:01:00Z");

test("a lead that two replicas wake at the same moment comes back once, and neither of them fails", async () => {
	const { database } = made;
	const leads = database.kysely.selectFrom("leads").selectAll();
	await store(database, submission("later"));
	const before = await leads.executeTakeFirstOrThrow();
	const metadata: EventMetadata = { person: null, at: new Date("2026-11-21T01:00:00Z") };
	const what = { kind: "snoozed", from: null, to: until } as const;
	await database.transaction((transaction) =>
		recordEvent(transaction, before, metadata, what, { snoozed: until }),
	);
	// The other one is faster, as on PostgreSQL, where both read before one of them writes.
	const attempts: string[] = [];
	const slower: Database = {
		...database,
		async transaction(work) {
			if (attempts.push("attempt") > 1) return database.transaction(work);
			await wakeLeads(database, now);
			throw new LeadChangedError();
		},
	};
	await wakeLeads(slower, now);
	const after = await leads.executeTakeFirstOrThrow();
	expect(after).toMatchObject({ snoozed: null, inbox: "open" });
	const events = await readTimeline(database.kysely, [after.id]);
	expect(events.map(({ what: { kind } }) => kind).sort()).toEqual(["received", "snoozed", "snoozed"]);
	expect(attempts).toHaveLength(2);
});
