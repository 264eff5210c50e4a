import { expect, test } from "vitest";
import { readPersonData } from "#server/desk/person-data/read-person.ts";
import { removeEndpoint } from "#server/webhooks/switch-endpoint.ts";
import { databaseForTests, store, submission } from "#tests/support/database-for-tests.ts";
import { messageSaying } from "#tests/support/post-form.ts";
import { endpointAt } from "#tests/support/webhooks-for-tests.ts";

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

test("a person learns which time zone is stored with what they sent", async () => {
	const values = messageSaying("Hello");
	await store(made.database, submission("told", { values, timeZone: "America/New_York" }));
	const { leads } = await readPersonData(made.database, "mere@example.co.nz");
	expect(leads).toMatchObject([{ timeZone: "America/New_York" }]);
});

test("a person still learns that their words were passed on to a program whose endpoint was removed since", async () => {
	const { kysely } = made.database;
	const crm = await endpointAt(made.database, new URL("https://crm.example.com/secret-path"));
	const other = await endpointAt(made.database, new URL("https://other.example.com/"));
	await store(made.database, submission("passed on", { values: messageSaying("Hello") }));
	await kysely.updateTable("outbox").set({ state: "sent" }).where("recipient", "=", crm.id).execute();
	for (const endpoint of [crm, other]) await removeEndpoint(made.database, endpoint);
	const { leads } = await readPersonData(made.database, "mere@example.co.nz");
	const programs = leads.flatMap(({ passedOn }) => passedOn).filter(({ to }) => to !== "team");
	expect(programs).toMatchObject([{ purpose: "lead.received", to: "crm.example.com", state: "sent" }]);
});
