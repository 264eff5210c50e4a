import { expect, test } from "vitest";
import { day, hour } from "#domain/durations.ts";
import { addPerson } from "#server/desk/people/people.ts";
import { listSessions } from "#server/desk/sign-in/sessions.ts";
import { databaseForTests } from "#tests/support/database-for-tests.ts";

const made = databaseForTests();

test("a person who looks where they are signed in finds no session that is over", async () => {
	const { kysely } = made.database;
	const ana = { name: "Ana", email: "ana@southlight.example", role: "staff", office: "India" } as const;
	const personId = (await addPerson(kysely, ana))?.id ?? "";
	const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString();
	const sessions = [
		{ id: "in use", started_at: ago(day), seen_at: ago(hour) },
		{ id: "unused for a day", started_at: ago(2 * day), seen_at: ago(day) },
		{ id: "begun by a clock that was ahead", started_at: ago(-365 * day), seen_at: ago(-365 * day) },
		{ id: "used by a clock that was ahead", started_at: ago(day), seen_at: ago(-day) },
		{ id: "too old", started_at: ago(15 * day), seen_at: ago(hour) },
	].map((one) => ({ ...one, token_hash: one.id, person_id: personId, device: "" }));
	await kysely.insertInto("desk_sessions").values(sessions).execute();
	expect((await listSessions(kysely, personId)).map(({ id }) => id)).toEqual(["in use"]);
});
