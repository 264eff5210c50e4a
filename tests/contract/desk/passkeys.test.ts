import { expect, test } from "vitest";
import { accountRoutes } from "#domain/desk/account.ts";
import { maxPasskeyIdLength, signInRoutes } from "#domain/desk/sign-in.ts";
import { serviceForTests, staffForTests } from "#tests/support/service-for-tests.ts";
import { queryDatabase } from "#tools/service/query-database.ts";

const service = serviceForTests();
const { owner } = staffForTests(service, "owner");

test("a passkey with the longest id that there can be is listed, and removed by its person", async () => {
	const { person } = await owner.get(signInRoutes.visit);
	const id = "k".repeat(maxPasskeyIdLength);
	const added_at = new Date().toISOString();
	await queryDatabase(service.databaseUrl, (database) =>
		database
			.insertInto("desk_passkeys")
			.values({
				...{ id, person_id: person?.id ?? "", name: "Security key", added_at },
				...{ public_key: "", transports: "usb" },
			})
			.execute(),
	);
	const listed = await owner.get(accountRoutes.passkeys);
	expect(listed.passkeys).toMatchObject([{ id, name: "Security key" }]);
	await owner.get(accountRoutes.removePasskey, {}, { passkey: id });
	expect(await owner.get(accountRoutes.passkeys)).toEqual({ passkeys: [] });
});
