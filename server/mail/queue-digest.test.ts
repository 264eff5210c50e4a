import { expect, test } from "vitest";
import { digestQueue } from "#server/mail/queue-digest.ts";
import { databaseForTests } from "#tests/support/database-for-tests.ts";

const made = databaseForTests();
const site = { homeZone: "Pacific/Auckland" };
const ids = async () =>
	(await made.database.kysely.selectFrom("outbox").select("id").orderBy("id").execute()).map(({ id }) => id);

test.each([
	["summer time", "2026-11-21T18:59:00Z", "2026-11-21T19:00:00Z", "2026-11-22.digest"],
	["standard time", "2026-07-21T19:59:00Z", "2026-07-21T20:00:00Z", "2026-07-22.digest"],
	[
		"the morning after the clocks change",
		"2026-09-26T18:59:00Z",
		"2026-09-26T19:00:00Z",
		"2026-09-27.digest",
	],
])("the digest is due at eight in the home office in %s", async (_, before, at, id) => {
	const queue = digestQueue(made.database, site);
	await queue(new Date(before));
	expect(await ids()).toEqual([]);
	await queue(new Date(at));
	expect(await ids()).toEqual([id]);
});

test("it is queued once in a morning by all services together, and again the next day", async () => {
	const queues = [digestQueue(made.database, site), digestQueue(made.database, site)];
	for (const moment of [
		"2026-11-21T19:00:00Z",
		"2026-11-21T19:00:05Z",
		"2026-11-21T21:00:00Z",
		"2026-11-22T19:30:00Z",
	])
		for (const queue of queues) await queue(new Date(moment));
	expect(await ids()).toEqual(["2026-11-22.digest", "2026-11-23.digest"]);
});

test("a service that starts in the afternoon does not send it late", async () => {
	await digestQueue(made.database, site)(new Date("2026-11-22T01:00:00Z"));
	expect(await ids()).toEqual([]);
});

test("old ones are removed", async () => {
	await digestQueue(made.database, site)(new Date("2026-11-21T19:00:00Z"));
	await digestQueue(made.database, site)(new Date("2027-01-21T19:00:00Z"));
	expect(await ids()).toEqual(["2027-01-22.digest"]);
});
