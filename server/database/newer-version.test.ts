import { expect, test } from "vitest";
import { readTimeline } from "#server/desk/leads/timeline.ts";
import { applyRetention } from "#server/retention/apply-retention.ts";
import { databaseForTests, leadsIn, store, submission } from "#tests/support/database-for-tests.ts";

// After a rollback, or while two versions run on one database.
const made = databaseForTests();
const arrival = new Date("2024-01-31T09:00:00Z");

test("a lead with a spam signal of a newer version is listed, and erased in time", async () => {
	await store(made.database, submission("odd"), arrival);
	const spam_signals = JSON.stringify(["too-fast", "of-a-newer-version"]);
	await made.database.kysely.updateTable("leads").set({ state: "spam", spam_signals }).execute();
	expect(await leadsIn(made.database)).toMatchObject([{ spamSignals: ["too-fast"] }]);
	await applyRetention(made.database, new Date("2026-01-01T09:00:00Z"));
	await applyRetention(made.database, new Date("2026-02-01T09:00:00Z"));
	expect(await leadsIn(made.database)).toEqual([]);
});

test("an event of a newer version is left out of the timeline, and the others are there", async () => {
	await store(made.database, submission("odd"), arrival);
	const { lead_id } = await made.database.kysely
		.selectFrom("lead_events")
		.select("lead_id")
		.executeTakeFirstOrThrow();
	const what = JSON.stringify({ kind: "of-a-newer-version" });
	await made.database.kysely
		.insertInto("lead_events")
		.values({
			id: `${lead_id}.2`,
			lead_id,
			number: 2,
			at: arrival.toISOString(),
			person_id: null,
			change_id: null,
			what,
		})
		.execute();
	expect(await readTimeline(made.database.kysely, [lead_id])).toMatchObject([{ what: { kind: "received" } }]);
});
