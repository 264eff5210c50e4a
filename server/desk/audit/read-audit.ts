import { type Selectable, sql } from "kysely";
import { auditPage, type auditRoutes } from "#domain/desk/audit.ts";
import type { RouteInput } from "#domain/desk/route.ts";
import type { Database } from "#server/database/database.ts";
import type { Tables } from "#server/database/tables.ts";
import { readCursor, writeCursor } from "#server/desk/http/cursor.ts";
import { byteOrderMark, csvRows } from "#server/leads/csv-rows.ts";

type Asked = RouteInput<typeof auditRoutes.list>;

export type AuditRow = Selectable<Tables["desk_audit"]>;

interface AuditPage {
	readonly rows: readonly AuditRow[];
	readonly next: string | null;
}

/** A page of what the filters leave of the audit log, newest first, and where the next one begins. */
export async function auditPageOf(
	{ kysely }: Database,
	{ action, person, subject, from, to, cursor }: Asked,
): Promise<AuditPage> {
	const after = cursor === undefined ? undefined : readCursor(cursor);
	const found = await kysely
		.selectFrom("desk_audit")
		.selectAll()
		.$if(action !== undefined, (query) => query.where("action", "=", action ?? ""))
		.$if(person !== undefined, (query) => query.where("person_id", "=", person ?? ""))
		.$if(subject !== undefined, (query) =>
			query.where(({ eb, or }) => or([eb("subject", "=", subject ?? ""), isInDetail(subject ?? "")])),
		)
		.$if(from !== undefined, (query) => query.where("at", ">=", from ?? ""))
		.$if(to !== undefined, (query) => query.where("at", "<=", to ?? ""))
		.$if(after !== undefined, (query) =>
			query.where(({ eb, refTuple, tuple }) => {
				const [at, id] = after ?? ["", ""];
				return eb(refTuple("at", "id"), "<", tuple(at, id));
			}),
		)
		.orderBy("at", "desc")
		.orderBy("id", "desc")
		.limit(auditPage + 1)
		.execute();
	const rows = found.slice(0, auditPage);
	const last = found.length > auditPage ? rows.at(-1) : undefined;
	return { rows, next: last === undefined ? null : writeCursor([last.at, last.id]) };
}

/** Whether an entry names this among others: the leads of a person that were read or erased, the one that was merged. */
function isInDetail(name: string) {
	const exactly = name.replaceAll(/[\\%_]/g, "\\$&");
	return sql<boolean>`' ' || detail || ' ' like ${`% ${exactly} %`} escape '\\'`;
}

/**
 * All that the filters leave as a table, page after page: the log is never shortened. People have their names, as at the desk,
 * and their ids, by which two of one name are told apart.
 */
export async function* auditAsCsv(database: Database, filters: Asked): AsyncGenerator<string> {
	yield byteOrderMark + csvRows([["at", "action", "person", "subject", "detail", "person_id", "subject_id"]]);
	const people = await database.kysely.selectFrom("desk_people").select(["id", "name"]).execute();
	const names = new Map(people.map(({ id, name }) => [id, name]));
	const named = (id: string) => names.get(id) ?? id;
	let place: { readonly cursor?: string } | null = {};
	while (place !== null) {
		const { rows, next }: AuditPage = await auditPageOf(database, { ...filters, ...place });
		yield csvRows(
			rows.map(({ at, action, person_id, subject, detail }) => {
				const [person, about] = [person_id ?? "", subject ?? ""];
				return [at, action, named(person), named(about), detail, person, about];
			}),
		);
		place = next === null ? null : { cursor: next };
	}
}
