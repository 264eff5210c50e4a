import { randomUUID } from "node:crypto";
import type { Kysely, Selectable, Transaction } from "kysely";
import { type FormerPerson, type Person, type Role, roles } from "#domain/desk/people.ts";
import type { Tables } from "#server/database/tables.ts";
import { compareNames } from "#server/desk/compare-names.ts";
import type { DeskContext } from "#server/desk/desk-context.ts";
import { DeskError } from "#server/desk/http/desk-error.ts";

type PersonRow = Selectable<Tables["desk_people"]>;

/** What the company says of a person whom it invites. */
export interface NewPerson {
	readonly name: string;
	readonly email: string;
	readonly role: Role;
	readonly office: string;
}

/** A stored role; one of a newer version has the rights that all have. */
export const roleOf = (stored: string): Role => roles.find((role) => role === stored) ?? "staff";

export function personOf({ id, name, email, role, office, joined_at: joinedAt }: PersonRow): Person {
	return { id, name, email, role: roleOf(role), office, hasJoined: joinedAt !== null };
}

export async function listPeople(kysely: Kysely<Tables>): Promise<Person[]> {
	const rows = await kysely.selectFrom("desk_people").selectAll().where("removed_at", "is", null).execute();
	return rows.map(personOf).sort((one, other) => compareNames(one.name, other.name));
}

/** Those who were removed, for their names on what they did. */
export async function listFormerPeople(kysely: Kysely<Tables>): Promise<FormerPerson[]> {
	const rows = await kysely
		.selectFrom("desk_people")
		.select(["id", "name"])
		.where("removed_at", "is not", null)
		.execute();
	return rows.sort((one, other) => compareNames(one.name, other.name));
}

export async function findPerson(kysely: Kysely<Tables>, by: "id" | "email", value: string): Promise<Person> {
	const row = await kysely
		.selectFrom("desk_people")
		.selectAll()
		.where(by, "=", value)
		.where("removed_at", "is", null)
		.executeTakeFirst();
	if (row === undefined) throw new DeskError("not-found");
	return personOf(row);
}

/** Adds a person, or takes one back who was removed; null when there is one of that address already. */
export async function addPerson(
	kysely: Kysely<Tables>,
	{ name, email, role, office }: NewPerson,
): Promise<Person | null> {
	const person = { name, role, office, created_at: new Date().toISOString(), joined_at: null };
	const row = await kysely
		.insertInto("desk_people")
		.values({ ...person, email, id: randomUUID(), signature: "", removed_at: null })
		.onConflict((conflict) =>
			conflict
				.column("email")
				.doUpdateSet({ ...person, removed_at: null })
				.where("desk_people.removed_at", "is not", null),
		)
		.returningAll()
		.executeTakeFirst();
	return row === undefined ? null : personOf(row);
}

/** Refuses an office that the company does not have. */
export function assertOffice({ site }: Pick<DeskContext, "site">, office: string): void {
	if (!site.offices.some(({ name }) => name === office))
		throw new DeskError("wrong-input", { fields: ["office"] });
}

/**
 * Refuses what would leave the desk without an owner. One who has not signed in yet does not count: an invitation can lapse. The
 * update changes nothing: it locks the owners, so that of two who remove each other at the same moment the second one finds what
 * the first has done.
 */
export async function assertAnotherOwner(transaction: Transaction<Tables>, personId: string): Promise<void> {
	const owners = await transaction
		.updateTable("desk_people")
		.set(({ ref }) => ({ role: ref("role") }))
		.where("role", "=", "owner")
		.where("removed_at", "is", null)
		.where("joined_at", "is not", null)
		.returning("id")
		.execute();
	if (owners.length === 1 && owners[0]?.id === personId) throw new DeskError("last-owner");
}

/**
 * Ends what a person could come in by, and has colleagues see them at no lead any more. Sessions come after passkeys and codes: one that
 * begins at this moment has used one of them. Then passkeys once more: one that is added at this moment is added by a session.
 */
export async function revokeAccess(kysely: Kysely<Tables>, personId: string): Promise<void> {
	const tables = ["desk_passkeys", "desk_codes", "desk_sessions", "desk_passkeys", "lead_presence"] as const;
	for (const table of tables) await kysely.deleteFrom(table).where("person_id", "=", personId).execute();
}
