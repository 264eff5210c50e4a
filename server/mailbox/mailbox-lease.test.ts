import { expect, test } from "vitest";
import { hour, minute } from "#domain/durations.ts";
import { acquireMailbox } from "#server/mailbox/mailbox-lease.ts";
import { databaseForTests } from "#tests/support/database-for-tests.ts";

const made = databaseForTests();
const now = new Date("2026-03-02T00:00:00Z");
const acquire = (at: number) =>
	acquireMailbox(made.database.kysely, "post@mail.example.com:993/INBOX", new Date(now.getTime() + at));

test("a mailbox that a service left leased by a clock of 13 hours ahead is read by the next at once", async () => {
	await acquire(13 * hour);
	expect(await acquire(0)).not.toBeNull();
	expect(await acquire(0)).toBeNull();
});

test("a mailbox that another service reads by a clock of a minute ahead is left to it", async () => {
	await acquire(minute);
	expect(await acquire(0)).toBeNull();
});
