import { expect, test } from "vitest";
import { hour, minute } from "#domain/durations.ts";
import { beginCeremony } from "#server/desk/sign-in/ceremonies.ts";
import { databaseForTests } from "#tests/support/database-for-tests.ts";

const made = databaseForTests();

test("who signs in by passkey leaves nothing of attempts that are over, also by a clock that was ahead", async () => {
	const { kysely } = made.database;
	const endsIn = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();
	const begun = { over: -minute, "under way": minute, "by a clock that was ahead": 13 * hour };
	const rows = Object.entries(begun).map(([id, end]) => ({ id, challenge: id, expires_at: endsIn(end) }));
	await kysely.insertInto("desk_ceremonies").values(rows).execute();
	const { ceremony } = await beginCeremony(made.database, { challenge: "new" }, null);
	const left = await kysely.selectFrom("desk_ceremonies").select("id").execute();
	expect(left.map(({ id }) => id).toSorted()).toEqual(["under way", ceremony].toSorted());
});
