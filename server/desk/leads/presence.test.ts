import { expect, test } from "vitest";
import { recordPresence } from "#server/desk/leads/presence.ts";
import { databaseForTests } from "#tests/support/database-for-tests.ts";

const made = databaseForTests();

test("who is at a lead that is erased at this moment is told that it is gone", async () => {
	const recorded = recordPresence(made.database.kysely, "erased", "ana", "looking");
	await expect(recorded).rejects.toMatchObject({ failure: { code: "not-found" } });
});
