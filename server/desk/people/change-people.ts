import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import type { Person, Role } from "#domain/desk/people.ts";
import type { Tables } from "#server/database/tables.ts";
import { audit } from "#server/desk/audit/audit.ts";
import { unassignAll } from "#server/desk/leads/change-leads.ts";
import {
	addPerson,
	assertAnotherOwner,
	findPerson,
	type NewPerson,
	revokeAccess,
} from "#server/desk/people/people.ts";
import { makeCode, type NewCode, printedCodeLifetime } from "#server/desk/sign-in/codes.ts";

/** Adds a person, and makes the code by which they come in; null when there is one of that address. @param by null for a command */
export async function invitePerson(
	transaction: Transaction<Tables>,
	invited: NewPerson,
	by: string | null,
): Promise<{ readonly person: Person; readonly code: NewCode } | null> {
	const person = await addPerson(transaction, invited);
	if (person === null) return null;
	const { id: subject, role: detail } = person;
	const code = await makeCode(transaction, subject, printedCodeLifetime, null);
	await audit(transaction, { action: "person-invited", person: by, subject, detail });
	return { person, code };
}

export async function changePerson(
	transaction: Transaction<Tables>,
	id: string,
	place: { readonly role: Role; readonly office: string },
	by: string,
): Promise<Person> {
	const person = await findPerson(transaction, "id", id);
	if (place.role !== "owner") await assertAnotherOwner(transaction, person.id);
	await transaction.updateTable("desk_people").set(place).where("id", "=", person.id).execute();
	const detail = `${place.role}, ${place.office}`;
	await audit(transaction, { action: "person-changed", person: by, subject: person.id, detail });
	return { ...person, ...place };
}

/** Ends what a person could come in by, and makes a new code. @param by null for a command */
export async function resetPerson(
	transaction: Transaction<Tables>,
	{ id }: Person,
	by: string | null,
): Promise<NewCode> {
	await revokeAccess(transaction, id);
	// Until they use the code, which can lapse, the desk can't do without another owner.
	await transaction.updateTable("desk_people").set({ joined_at: null }).where("id", "=", id).execute();
	const code = await makeCode(transaction, id, printedCodeLifetime, null);
	await audit(transaction, { action: "person-reset", person: by, subject: id });
	return code;
}

export async function removePerson(transaction: Transaction<Tables>, id: string, by: string): Promise<void> {
	const person = await findPerson(transaction, "id", id);
	await assertAnotherOwner(transaction, person.id);
	await revokeAccess(transaction, person.id);
	const removed = { removed_at: new Date().toISOString() };
	await transaction.updateTable("desk_people").set(removed).where("id", "=", person.id).execute();
	await unassignAll(transaction, person.id, { person: by, at: new Date(), change: randomUUID() });
	await audit(transaction, { action: "person-removed", person: by, subject: person.id });
}
