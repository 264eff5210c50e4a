import { expect, test } from "vitest";
import { givenColumns, maxExcerptLength } from "#server/leads/inbox-columns.ts";
import { databaseForTests, leadsIn, store, submission } from "#tests/support/database-for-tests.ts";

const made = databaseForTests();

test("the inbox shows the beginning of a long message on one line, and no half of an emoji", async () => {
	const beginning = "x".repeat(maxExcerptLength - 2);
	await store(made.database, submission("long", { values: { message: `${beginning}\n👋 and more` } }));
	const [lead] = await leadsIn(made.database);
	expect(lead && givenColumns(lead).excerpt).toBe(`${beginning} `);
});
