import { expect, test } from "vitest";
import { openDatabase } from "#server/database/open-database.ts";
import { formSecret } from "#server/protection/secret.ts";
import { databaseForTests } from "#tests/support/database-for-tests.ts";

const made = databaseForTests();

test("every process on one database signs with one secret, which no one can guess", async () => {
	const other = await openDatabase(made.url);
	const [one, again, others] = [
		await formSecret(made.database),
		await formSecret(made.database),
		await formSecret(other),
	];
	await other.close();
	expect(one.symmetricKeySize).toBe(32);
	expect([again.equals(one), others.equals(one)]).toEqual([true, true]);
	await made.database.kysely.deleteFrom("secrets").execute();
	expect((await formSecret(made.database)).equals(one)).toBe(false);
});

test("a secret of another purpose is left alone", async () => {
	const another = { name: "another", value: "YW5vdGhlcg" };
	await made.database.kysely.insertInto("secrets").values(another).execute();
	expect((await formSecret(made.database)).symmetricKeySize).toBe(32);
	expect(await made.database.kysely.selectFrom("secrets").select("name").execute()).toHaveLength(2);
});
