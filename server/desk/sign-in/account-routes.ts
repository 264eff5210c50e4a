import { accountRoutes } from "#domain/desk/account.ts";
import { audit } from "#server/desk/audit/audit.ts";
import type { DeskContext } from "#server/desk/desk-context.ts";
import { DeskError } from "#server/desk/http/desk-error.ts";
import type { DeskRoutes } from "#server/desk/http/desk-routes.ts";
import { assertOffice, findPerson } from "#server/desk/people/people.ts";
import { addPasskeyRoutes } from "#server/desk/sign-in/passkey-routes.ts";
import { writeCookie } from "#server/desk/sign-in/session-cookie.ts";
import { endSessions, listSessions } from "#server/desk/sign-in/sessions.ts";
import { visitOf } from "#server/desk/sign-in/visit.ts";

/** What people look after for themselves: name, sessions and passkeys. */
export function addAccountRoutes(routes: DeskRoutes, desk: DeskContext): void {
	const { database } = desk;
	const { kysely } = database;
	addPasskeyRoutes(routes, desk);

	routes.signedIn(accountRoutes.change, async ({ input, by, request }) => {
		assertOffice(desk, input.office);
		await findPerson(kysely, "id", by.id);
		await kysely.updateTable("desk_people").set(input).where("id", "=", by.id).execute();
		return visitOf(desk, request, by.id);
	});

	routes.signedIn(accountRoutes.sessions, async ({ by }) => {
		const rows = await listSessions(kysely, by.id);
		return { sessions: rows.map((row) => ({ ...row, isCurrent: row.id === by.session })) };
	});

	routes.signedIn(accountRoutes.endSession, async ({ ids, by }) => {
		await database.transaction(async (transaction) => {
			const ended = await endSessions(transaction, by.id, ids.session);
			if (ended === 0) throw new DeskError("not-found");
			await audit(transaction, { action: "signed-out", person: by.id, subject: ids.session });
		});
		return {};
	});

	routes.signedIn(accountRoutes.endSessions, async ({ by, reply }) => {
		await database.transaction(async (transaction) => {
			await endSessions(transaction, by.id);
			await audit(transaction, { action: "signed-out-everywhere", person: by.id });
		});
		writeCookie(desk.settings, reply, "session", null, 0);
		return {};
	});
}
