import { expect, test } from "vitest";
import { readPersonData } from "#server/desk/person-data/read-person.ts";
import { databaseForTests, store, submission } from "#tests/support/database-for-tests.ts";
import { messageSaying } from "#tests/support/post-form.ts";

const made = databaseForTests();

test("a person gets leads that were merged by each address that they have, and no stranger's", async () => {
	const { kysely } = made.database;
	const ids = new Map<string, string>();
	for (const name of ["right", "former", "stranger"]) {
		const values = { ...messageSaying(name), email: `${name}@example.co.nz` };
		const { reference } = await store(made.database, submission(name, { values }));
		const lead = kysely.selectFrom("leads").select("id").where("reference", "=", reference);
		ids.set(name, (await lead.executeTakeFirstOrThrow()).id);
	}
	await kysely
		.updateTable("leads")
		.set({ merged_into: ids.get("right") ?? null })
		.where("id", "=", ids.get("former") ?? "")
		.execute();
	const given = async (name: string) => (await readPersonData(made.database, `${name}@example.co.nz`)).leads;
	for (const name of ["right", "former"])
		expect((await given(name)).map(({ id }) => id).sort()).toEqual(
			[ids.get("right"), ids.get("former")].sort(),
		);
	expect((await given("stranger")).map(({ id }) => id)).toEqual([ids.get("stranger")]);
	const [whole, part] = await given("former");
	expect([whole?.mergedInto, part?.mergedInto]).toEqual([null, whole?.reference]);
});
