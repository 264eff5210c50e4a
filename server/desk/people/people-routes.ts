import { randomUUID } from "node:crypto";
import { type Invitation, peopleRoutes } from "#domain/desk/people.ts";
import { audit } from "#server/desk/audit/audit.ts";
import type { DeskContext } from "#server/desk/desk-context.ts";
import { DeskError } from "#server/desk/http/desk-error.ts";
import type { DeskRoutes } from "#server/desk/http/desk-routes.ts";
import { visitedHost } from "#server/desk/http/visited-host.ts";
import { unassignAll } from "#server/desk/leads/change-leads.ts";
import {
	addPerson,
	assertAnotherOwner,
	findPerson,
	listPeople,
	revokeAccess,
} from "#server/desk/people/people.ts";
import { makeCode, type NewCode, printedCodeLifetime } from "#server/desk/sign-in/codes.ts";
import { sendCode } from "#server/desk/sign-in/send-code.ts";

/** Who may answer leads: everyone sees it, owners change it. */
export function addPeopleRoutes(routes: DeskRoutes, desk: DeskContext): void {
	const { database, settings } = desk;
	routes.signedIn(peopleRoutes.list, async () => ({ people: await listPeople(database.kysely) }));

	routes.signedIn(peopleRoutes.invite, async ({ input, by, request }) => {
		const { origin } = visitedHost(settings, request);
		assertOffice(desk, input.office);
		const made = await database.transaction(async (transaction) => {
			const person = await addPerson(transaction, input);
			if (person === null) throw new DeskError("already-there");
			const code = await makeCode(transaction, person.id, printedCodeLifetime, null);
			await audit(transaction, {
				action: "person-invited",
				person: by.id,
				subject: person.id,
				detail: input.role,
			});
			return { person, code };
		});
		const { person, code } = made;
		const invitation = invitationOf(origin, person.email, code);
		const mail = { ...invitation, name: person.name, kind: "invitation", expiresAt: code.expiresAt } as const;
		desk.later(() => sendCode(desk, person.email, mail));
		return { person, invitation };
	});

	routes.signedIn(peopleRoutes.change, ({ input, ids, by }) => {
		assertOffice(desk, input.office);
		return database.transaction(async (transaction) => {
			const person = await findPerson(transaction, "id", ids.person);
			if (input.role !== "owner") await assertAnotherOwner(transaction, person.id);
			await transaction.updateTable("desk_people").set(input).where("id", "=", person.id).execute();
			const detail = `${input.role}, ${input.office}`;
			await audit(transaction, { action: "person-changed", person: by.id, subject: person.id, detail });
			return { ...person, ...input };
		});
	});

	routes.signedIn(peopleRoutes.reset, ({ ids, by, request }) => {
		const { origin } = visitedHost(settings, request);
		return database.transaction(async (transaction) => {
			const person = await findPerson(transaction, "id", ids.person);
			await revokeAccess(transaction, person.id);
			const made = await makeCode(transaction, person.id, printedCodeLifetime, null);
			await audit(transaction, { action: "person-reset", person: by.id, subject: person.id });
			return invitationOf(origin, person.email, made);
		});
	});

	routes.signedIn(peopleRoutes.remove, async ({ ids, by }) => {
		await database.transaction(async (transaction) => {
			const person = await findPerson(transaction, "id", ids.person);
			await assertAnotherOwner(transaction, person.id);
			await revokeAccess(transaction, person.id);
			const removed = { removed_at: new Date().toISOString() };
			await transaction.updateTable("desk_people").set(removed).where("id", "=", person.id).execute();
			await unassignAll(transaction, person.id, { person: by.id, at: new Date(), change: randomUUID() });
			await audit(transaction, { action: "person-removed", person: by.id, subject: person.id });
		});
		return {};
	});
}

/** Where an invited person types the code: the address says who they are and nothing that would let anyone in. */
export function invitationOf(origin: string, email: string, { code, expiresAt }: NewCode): Invitation {
	const link = `${origin}/desk/sign-in#mail=${encodeURIComponent(email)}`;
	return { link, code, expiresAt: expiresAt.toISOString() };
}

export function assertOffice({ site }: Pick<DeskContext, "site">, office: string): void {
	if (!site.offices.some(({ name }) => name === office))
		throw new DeskError("wrong-input", { fields: ["office"] });
}
