import { expect, test } from "vitest";
import { addPerson, listPeople } from "#server/desk/people/people.ts";
import { databaseForTests } from "#tests/support/database-for-tests.ts";

const made = databaseForTests();

test("people are listed as a person would look for them, whatever the case and the accents", async () => {
	const names = ["Āpirana", "bea", "Zara"];
	for (const [index, name] of names.toReversed().entries())
		await addPerson(made.database.kysely, {
			...{ name, email: `${index}@southlight.example` },
			...{ role: "staff", office: "India" },
		});
	expect((await listPeople(made.database.kysely)).map(({ name }) => name)).toEqual(names);
});
