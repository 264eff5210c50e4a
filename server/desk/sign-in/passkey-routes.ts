import { accountRoutes } from "#domain/desk/account.ts";
import { audit } from "#server/desk/audit/audit.ts";
import type { DeskContext } from "#server/desk/desk-context.ts";
import { DeskError } from "#server/desk/http/desk-error.ts";
import type { DeskRoutes } from "#server/desk/http/desk-routes.ts";
import { passkeyHost } from "#server/desk/http/visited-host.ts";
import { findPerson } from "#server/desk/people/people.ts";
import { beginAdding, finishAdding, storePasskey } from "#server/desk/sign-in/passkeys.ts";
import { endOtherSessions } from "#server/desk/sign-in/sessions.ts";

/** A person's own passkeys: several, so that a lost device locks no one out. */
export function addPasskeyRoutes(routes: DeskRoutes, desk: DeskContext): void {
	const { database } = desk;
	const { kysely } = database;
	routes.signedIn(accountRoutes.passkeys, async ({ by }) => {
		const passkeys = await kysely
			.selectFrom("desk_passkeys")
			.select(["id", "name", "added_at as addedAt", "used_at as usedAt"])
			.where("person_id", "=", by.id)
			.orderBy("added_at")
			.execute();
		return { passkeys };
	});

	routes.signedIn(accountRoutes.beginAddingPasskey, async ({ by, request }) => {
		const person = await findPerson(kysely, "id", by.id);
		return beginAdding(database, passkeyHost(desk, request), person);
	});

	routes.signedIn(accountRoutes.addPasskey, async ({ input, by, request }) => {
		const host = passkeyHost(desk, request);
		const made = await finishAdding(database, host, by.id, input.ceremony, input.response);
		if (made === null) throw new DeskError("sign-in-refused");
		const { name } = input;
		const addedAt = await database.transaction((transaction) =>
			storePasskey(transaction, by, { ...made, name }),
		);
		return { id: made.id, name, addedAt, usedAt: null };
	});

	routes.signedIn(accountRoutes.removePasskey, async ({ ids, by }) => {
		await database.transaction(async (transaction) => {
			const { numDeletedRows } = await transaction
				.deleteFrom("desk_passkeys")
				.where("id", "=", ids.passkey)
				.where("person_id", "=", by.id)
				.executeTakeFirstOrThrow();
			if (numDeletedRows === 0n) throw new DeskError("not-found");
			// The device may be lost while it is signed in. Which session it has is not known.
			await endOtherSessions(transaction, by);
			await audit(transaction, { action: "passkey-removed", person: by.id, subject: ids.passkey });
		});
		return {};
	});
}
