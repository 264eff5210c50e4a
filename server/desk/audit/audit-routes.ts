import { stringify } from "csv-stringify/sync";
import { type AuditEntry, auditActions, auditPage, auditRoutes } from "#domain/desk/audit.ts";
import type { RouteInput } from "#domain/desk/route.ts";
import type { Database } from "#server/database/database.ts";
import { audit } from "#server/desk/audit/audit.ts";
import type { DeskContext } from "#server/desk/desk-context.ts";
import type { DeskRoutes } from "#server/desk/http/desk-routes.ts";
import { readCursor, writeCursor } from "#server/desk/inbox/cursor.ts";
import { safeCell } from "#server/leads/leads-as-csv.ts";

type Filters = RouteInput<typeof auditRoutes.exportCsv>;

/** The audit log: owners read, filter and export it, and nothing changes it. */
export function addAuditRoutes(routes: DeskRoutes, { database }: DeskContext): void {
	routes.signedIn(auditRoutes.list, async ({ input: { cursor, ...filters } }) => {
		const after = cursor === undefined ? null : readCursor(cursor);
		const entries = await filtered(database, filters)
			.$if(after !== null, (query) =>
				query.where(({ eb, refTuple, tuple }) => {
					const [at, id] = after ?? ["", ""];
					return eb(refTuple("at", "id"), "<", tuple(at, id));
				}),
			)
			.limit(auditPage + 1)
			.execute();
		const page = entries.slice(0, auditPage);
		const last = entries.length > auditPage ? page.at(-1) : undefined;
		return { entries: page.map(entryOf), next: last === undefined ? null : writeCursor([last.at, last.id]) };
	});

	routes.signedIn(auditRoutes.exportCsv, async ({ input, by }) => {
		const rows = await filtered(database, input).execute();
		await audit(database.kysely, { action: "audit-exported", person: by.id });
		const cells = rows.map(({ at, action, person_id: person, subject, detail }) =>
			[at, action, person ?? "", subject ?? "", detail].map(safeCell),
		);
		const table = [["at", "action", "person", "subject", "detail"], ...cells];
		return { csv: stringify(table, { bom: true, quoted: true, record_delimiter: "windows" }) };
	});
}

function filtered({ kysely }: Database, { action, person, subject, from, to }: Filters) {
	return kysely
		.selectFrom("desk_audit")
		.selectAll()
		.$if(action !== undefined, (query) => query.where("action", "=", action ?? ""))
		.$if(person !== undefined, (query) => query.where("person_id", "=", person ?? ""))
		.$if(subject !== undefined, (query) => query.where("subject", "=", subject ?? ""))
		.$if(from !== undefined, (query) => query.where("at", ">=", from ?? ""))
		.$if(to !== undefined, (query) => query.where("at", "<=", to ?? ""))
		.orderBy("at", "desc")
		.orderBy("id", "desc");
}

function entryOf(row: Awaited<ReturnType<ReturnType<typeof filtered>["execute"]>>[number]): AuditEntry {
	const { id, at, person_id: person, subject, detail } = row;
	const action = auditActions.find((each) => each === row.action);
	if (action === undefined) throw new Error("The audit log has an action that this version does not know");
	return { id, at, action, person, subject, detail };
}
