import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "#server/database/tables.ts";

/** What names a person by their id, in texts of JSON and in ids too. A backup that goes to a database in use has no access any more. */
const columns = [
	["desk_people", "id"],
	["desk_audit", "person_id"],
	["desk_audit", "subject"],
	["leads", "assignee"],
	["lead_events", "person_id"],
	["lead_events", "what"],
	["lead_drafts", "id"],
	["lead_drafts", "person_id"],
	["lead_replies", "person_id"],
	["lead_replies", "lead_before"],
] as const;

/** Gives the people of a backup the ids that a database has for their addresses: those who were invited again have new ones. */
export async function takeOnPeople(backup: Kysely<Tables>, writing: Transaction<Tables>): Promise<void> {
	const people = await writing.selectFrom("desk_people").select(["id", "email"]).execute();
	const idsHere = new Map(people.map(({ id, email }) => [email, id]));
	for (const { id, email } of await backup.selectFrom("desk_people").select(["id", "email"]).execute()) {
		const here = idsHere.get(email) ?? id;
		if (here === id) continue;
		for (const [table, column] of columns) {
			const [name, value] = [sql.table(table), sql.ref(column)];
			await sql`update ${name} set ${value} = replace(${value}, ${id}, ${here})
				where ${value} like ${`%${id}%`}`.execute(backup);
		}
	}
}
