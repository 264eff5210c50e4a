import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { accountRoutes } from "#domain/desk/account.ts";
import { maxPasskeyIdLength, signInRoutes } from "#domain/desk/sign-in.ts";
import { hashOf } from "#server/desk/sign-in/tokens.ts";
import { DeskVisitor } from "#tests/support/desk-visitor.ts";
import { serviceForTests, staffForTests } from "#tests/support/service-for-tests.ts";
import { queryDatabase } from "#tools/service/query-database.ts";

const service = serviceForTests();
const { owner, ravi } = staffForTests(service, "owner", "ravi");

const now = new Date().toISOString();
const personOf = async (visitor: DeskVisitor) => (await visitor.get(signInRoutes.visit)).person?.id ?? "";

/** Adds a passkey of the owner, without its ceremony. */
async function storePasskey(id: string): Promise<void> {
	const stored = { id, person_id: await personOf(owner), name: "Security key", added_at: now };
	await queryDatabase(service.databaseUrl, (database) =>
		database
			.insertInto("desk_passkeys")
			.values({ ...stored, public_key: "", transports: "usb" })
			.execute(),
	);
}

/** Another browser in which the owner is signed in. */
async function anotherBrowser(): Promise<DeskVisitor> {
	const token = randomUUID();
	const session = { id: randomUUID(), token_hash: hashOf(token), person_id: await personOf(owner) };
	await queryDatabase(service.databaseUrl, (database) =>
		database
			.insertInto("desk_sessions")
			.values({ ...session, device: "Lost", started_at: now, seen_at: now })
			.execute(),
	);
	const visitor = new DeskVisitor(service);
	visitor.cookies.set("desk-session", token);
	return visitor;
}

test("a passkey with the longest id that there can be is listed, and removed by its person", async () => {
	const id = "k".repeat(maxPasskeyIdLength);
	await storePasskey(id);
	const listed = await owner.get(accountRoutes.passkeys);
	expect(listed.passkeys).toMatchObject([{ id, name: "Security key" }]);
	await owner.get(accountRoutes.removePasskey, {}, { passkey: id });
	expect(await owner.get(accountRoutes.passkeys)).toEqual({ passkeys: [] });
});

test("who removes a passkey is signed out everywhere else, as on the device that was lost, and no one else is", async () => {
	await storePasskey("of a lost device");
	const lost = await anotherBrowser();
	expect((await lost.get(accountRoutes.sessions)).sessions).toHaveLength(2);
	await owner.get(accountRoutes.removePasskey, {}, { passkey: "of a lost device" });
	expect(await personOf(lost)).toBe("");
	expect((await owner.get(accountRoutes.sessions)).sessions).toMatchObject([{ isCurrent: true }]);
	expect(await personOf(ravi)).not.toBe("");
});
