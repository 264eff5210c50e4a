import { peopleRoutes } from "#domain/desk/people.ts";
import type { DeskContext } from "#server/desk/desk-context.ts";
import { DeskError } from "#server/desk/http/desk-error.ts";
import type { DeskRoutes } from "#server/desk/http/desk-routes.ts";
import { visitedHost } from "#server/desk/http/visited-host.ts";
import { changePerson, invitePerson, removePerson, resetPerson } from "#server/desk/people/change-people.ts";
import { invitationOf } from "#server/desk/people/invitation.ts";
import { assertOffice, findPerson, listFormerPeople, listPeople } from "#server/desk/people/people.ts";
import { sendCode } from "#server/desk/sign-in/send-code.ts";

/** Who may answer leads: everyone sees it, owners change it. */
export function addPeopleRoutes(routes: DeskRoutes, desk: DeskContext): void {
	const { database, settings } = desk;
	routes.signedIn(peopleRoutes.list, async () => ({
		people: await listPeople(database.kysely),
		former: await listFormerPeople(database.kysely),
	}));

	routes.signedIn(peopleRoutes.invite, async ({ input, by, request }) => {
		const { origin } = visitedHost(settings, request);
		assertOffice(desk, input.office);
		const invited = await database.transaction((transaction) => invitePerson(transaction, input, by.id));
		if (invited === null) throw new DeskError("already-there");
		const { person, code } = invited;
		const invitation = invitationOf(origin, person.email, code);
		const mail = { ...invitation, name: person.name, kind: "invitation", expiresAt: code.expiresAt } as const;
		desk.later(() => sendCode(desk, person.email, mail));
		return { person, invitation };
	});

	routes.signedIn(peopleRoutes.change, ({ input, ids, by }) => {
		assertOffice(desk, input.office);
		return database.transaction((transaction) => changePerson(transaction, ids.person, input, by.id));
	});

	routes.signedIn(peopleRoutes.reset, ({ ids, by, request }) => {
		const { origin } = visitedHost(settings, request);
		return database.transaction(async (transaction) => {
			const person = await findPerson(transaction, "id", ids.person);
			return invitationOf(origin, person.email, await resetPerson(transaction, person, by.id));
		});
	});

	routes.signedIn(peopleRoutes.remove, async ({ ids, by }) => {
		await database.transaction((transaction) => removePerson(transaction, ids.person, by.id));
		return {};
	});
}
