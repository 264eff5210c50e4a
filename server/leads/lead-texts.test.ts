import { expect, test } from "vitest";
import { addSearchedText } from "#server/leads/lead-texts.ts";
import { searchWords } from "#server/leads/search-words.ts";
import { databaseForTests, store, submission } from "#tests/support/database-for-tests.ts";

const made = databaseForTests();

test("a lead with a book of replies takes one more, and is still found by its first words", async () => {
	await store(made.database, submission("one", { values: { message: "kererū" } }));
	const { id } = await made.database.kysely.selectFrom("leads").select("id").executeTakeFirstOrThrow();
	for (let reply = 0; reply < 40; reply++) {
		const words = Array.from({ length: 2500 }, (_, index) => `शब्द${reply * 2500 + index}`).join(" ");
		await made.database.transaction((transaction) => addSearchedText(transaction, id, words));
	}
	const found = made.database.kysely
		.selectFrom("leads")
		.select("id")
		.where("id", "in", made.database.leadsHolding(searchWords("kererū"), 10));
	expect(await found.execute()).toEqual([{ id }]);
});
